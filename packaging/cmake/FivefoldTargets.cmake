# SPDX-License-Identifier: Apache-2.0
# Settings that every target of ours shares. Use fivefold_target(NAME) after add_library/add_executable.

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

add_library(fivefold_settings INTERFACE)
target_compile_features(fivefold_settings INTERFACE cxx_std_20)
target_include_directories(fivefold_settings INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(fivefold_settings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Woverloaded-virtual -Wnull-dereference)
if(FIVEFOLD_WERROR)
    target_compile_options(fivefold_settings INTERFACE -Werror -Wno-error=deprecated-declarations)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU") # with optimisation GCC 12 sees null and overlap inside std::string and CLI11 that are not there
        target_compile_options(fivefold_settings INTERFACE -Wno-error=null-dereference -Wno-error=restrict)
    endif()
endif()
if(FIVEFOLD_SANITIZER STREQUAL "address")
    target_compile_options(fivefold_settings INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer
        -Wno-error=null-dereference -Wno-error=maybe-uninitialized) # instrumented code trips these in library headers
    target_link_options(fivefold_settings INTERFACE -fsanitize=address,undefined)
elseif(FIVEFOLD_SANITIZER STREQUAL "thread")
    target_compile_options(fivefold_settings INTERFACE -fsanitize=thread -fno-omit-frame-pointer -Wno-error=null-dereference)
    target_link_options(fivefold_settings INTERFACE -fsanitize=thread)
elseif(FIVEFOLD_SANITIZER)
    message(FATAL_ERROR "FIVEFOLD_SANITIZER is '${FIVEFOLD_SANITIZER}'; it must be address, thread or empty")
endif()

# fivefold_target(NAME): standard, warnings and include path of the house.
function(fivefold_target name)
    target_link_libraries(${name} PRIVATE fivefold_settings)
    set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF CXX_STANDARD 20 CXX_STANDARD_REQUIRED ON)
endfunction()

# fivefold_qt_target(NAME): the same, and Qt's rules.
function(fivefold_qt_target name)
    fivefold_target(${name})
    # moc of Qt 6.4 cannot read the C++20 concepts that the compiler's predefined macros switch on in standard headers.
    set_target_properties(${name} PROPERTIES AUTOMOC ON AUTOMOC_COMPILER_PREDEFINES OFF)
    target_compile_definitions(${name} PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS QT_NO_FOREACH QT_DISABLE_DEPRECATED_BEFORE=0x060400)
endfunction()

# fivefold_test(NAME SOURCES file... LIBRARIES target...): a Qt Test program under ctest, offscreen.
function(fivefold_test name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LIBRARIES" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    fivefold_qt_target(${name})
    target_link_libraries(${name} PRIVATE ${ARG_LIBRARIES} Qt6::Test)
    target_compile_definitions(${name} PRIVATE FIVEFOLD_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT 300
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;XDG_RUNTIME_DIR=${CMAKE_BINARY_DIR}/run;LC_ALL=C.UTF-8;TSAN_OPTIONS=ignore_noninstrumented_modules=1")
endfunction()
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/run)
file(CHMOD ${CMAKE_BINARY_DIR}/run PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
