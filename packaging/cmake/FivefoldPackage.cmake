# SPDX-License-Identifier: Apache-2.0
# Installation, the Debian package and the plain archive: `cpack --config build/release/CPackConfig.cmake`.
set(package_dir ${PROJECT_SOURCE_DIR}/packaging)
set(packed_dir ${PROJECT_BINARY_DIR}/packaging)

# fivefold_gzip(OUTPUT FILE): compressed as Debian's policy has it (best, no time stamp).
find_program(FIVEFOLD_GZIP gzip REQUIRED)
mark_as_advanced(FIVEFOLD_GZIP)
function(fivefold_gzip output file)
    file(MAKE_DIRECTORY ${packed_dir})
    execute_process(COMMAND ${FIVEFOLD_GZIP} -9nc ${file} OUTPUT_FILE ${packed_dir}/${output} COMMAND_ERROR_IS_FATAL ANY)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
endfunction()

set(programs fivefold-cli fivefold-probe)
if(FIVEFOLD_DESKTOP)
    list(APPEND programs fivefold)
endif()
install(TARGETS ${programs} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
foreach(program IN LISTS programs)
    fivefold_gzip(${program}.1.gz ${package_dir}/man/${program}.1)
    install(FILES ${packed_dir}/${program}.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endforeach()

if(FIVEFOLD_DESKTOP)
    install(FILES ${package_dir}/org.fivefold.Fivefold.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${package_dir}/org.fivefold.Fivefold.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${package_dir}/org.fivefold.Fivefold.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME org.fivefold.Fivefold.xml)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/fivefold.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
        RENAME org.fivefold.Fivefold.svg)
endif()

install(FILES ${PROJECT_SOURCE_DIR}/resources/measured/runs.csv DESTINATION ${CMAKE_INSTALL_DATADIR}/fivefold/measured)

fivefold_gzip(changelog.gz ${package_dir}/debian/changelog)
install(FILES ${packed_dir}/changelog.gz ${package_dir}/debian/copyright ${PROJECT_SOURCE_DIR}/README.md
    DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME fivefold)
set(CPACK_PACKAGE_VENDOR "Fivefold developers")
set(CPACK_PACKAGE_CONTACT "Fivefold developers <fivefold@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "planner for the parallel training of large language models")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR})
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${CPACK_PACKAGE_CONTACT})
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-cjk | fonts-wqy-microhei, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Fivefold shows the memory of every pipeline stage and the time of a training
step while tensor, pipeline, data, context and expert parallelism are moved,
and writes launch files for Megatron-LM, Megatron-Bridge, nanotron, torchtitan, accelerate and DeepSpeed.")
include(CPack)
