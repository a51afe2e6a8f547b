# SPDX-License-Identifier: Apache-2.0
"""What the feeders share: the exported cases, the launcher's environment and command, stand-ins for modules that want a GPU."""
import abc
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import re
import subprocess
import sys
import traceback
import types
import typing
from unittest import mock


if not hasattr(typing, "override"):  # Python before 3.12
    typing.override = lambda function: function


class Case:
    """One exported plan: its folder, its meta.json, and what its Slurm script sets and runs."""

    def __init__(self, folder):
        self.folder = folder
        with open(os.path.join(folder, "meta.json"), encoding="utf-8") as file:
            self.meta = json.load(file)
        script = self.path(".sbatch")
        with open(script, encoding="utf-8") as file:
            text = file.read()
        self.environment = dict(re.findall(r"^export (CUDA_\w+|PYT\w+|ACCELERATE_\w+)=(\S+)", text, re.MULTILINE))
        array = text[text.index("TRAIN=("):text.index("\n)\n") + 3]
        words = subprocess.run(["bash", "-c", array + "printf '%s\\0' \"${TRAIN[@]}\""], capture_output=True, check=True).stdout
        self.words = words.decode().split("\0")[:-1]

    def path(self, ending):
        names = [name for name in os.listdir(self.folder) if name.endswith(ending)]
        if len(names) != 1:
            raise FileNotFoundError(f"{self.folder}: {names} end in {ending}")
        return os.path.join(self.folder, names[0])

    def environ(self):
        """The environment of one rank, without what the script unsets."""
        values = {"WORLD_SIZE": str(self.meta["world"]), "RANK": "0", "LOCAL_RANK": "0", "LOCAL_WORLD_SIZE": str(self.meta["per_node"]),
                  "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": "29500", **self.environment}
        cleared = {key: value for key, value in os.environ.items() if key != "CUDA_DEVICE_MAX_CONNECTIONS"}
        return mock.patch.dict(os.environ, {**cleared, **values}, clear=True)


class StandIn(types.ModuleType):
    """A module whose every name is a class that can be called, indexed, subclassed and used as a decorator."""

    def __init__(self, name):
        super().__init__(name)
        self.__path__ = []
        self.__version__ = "2.14.0"

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        value = type(name, (Anything,), {"__module__": self.__name__})
        setattr(self, name, value)
        return value


class AnyClass(abc.ABCMeta):
    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything()

    def __or__(cls, other):
        return cls

    def __ror__(cls, other):
        return cls


class Anything(metaclass=AnyClass):
    def __init__(self, *arguments, **named):
        pass

    def __call__(self, *arguments, **named):
        # as a decorator it leaves functions and classes alone
        return arguments[0] if len(arguments) == 1 and callable(arguments[0]) and not named else Anything()

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything()

    def __getitem__(self, key):
        return Anything()

    def __class_getitem__(cls, key):
        return cls

    def __iter__(self):
        return iter(())

    def __bool__(self):
        return False


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def __init__(self, names):
        self.names = set(names)

    def find_spec(self, name, path=None, target=None):
        known = any(name == known or name.startswith(known + ".") for known in self.names)
        return importlib.machinery.ModuleSpec(name, self, is_package=True) if known else None

    def create_module(self, spec):
        return StandIn(spec.name)

    def exec_module(self, module):
        pass


def stand_in(*names):
    """Those of the modules that are not installed are replaced; returns them."""
    missing = [name for name in names if name not in sys.modules and importlib.util.find_spec(name) is None]
    if missing:
        sys.meta_path.append(Finder(missing))
    return missing


def reason_of(error):
    """The kind of an error and its first lines."""
    lines = [line.strip() for line in str(error).strip().splitlines() if line.strip()]
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {' '.join(lines[:3])[:200] or place.line}"


def is_own(error):
    """Whether a feeder's own comparison failed, not the framework's code."""
    frames = traceback.extract_tb(error.__traceback__)
    return os.path.dirname(os.path.abspath(frames[-1].filename)) == os.path.dirname(os.path.abspath(__file__))


def attempt(case, read):
    """The error with which a case is refused, or None."""
    try:
        with case.environ():
            read(case)
    except (Exception, SystemExit) as error:  # pylint: disable=broad-except
        if os.environ.get("FIVEFOLD_INTEROP_TRACE"):
            traceback.print_exc()
        return error
    return None


def run(read):
    """Feeds every case of the folder named by the first argument to `read` and prints the figures as JSON. Cases that name a breach are
    counted by it: refused by the framework itself, by the feeder's own comparison, or by nobody."""
    folder = sys.argv[1]
    accepted, reasons, breaches = 0, {}, {}
    names = sorted(os.listdir(folder))
    for name in names:
        case = Case(os.path.join(folder, name))
        error = attempt(case, read)
        if "breach" in case.meta:
            count = breaches.setdefault(case.meta["breach"], {"rule": case.meta["rule"], "framework": 0, "feeder": 0, "nobody": 0, "reasons": {}})
            count["nobody" if error is None else "feeder" if is_own(error) else "framework"] += 1
            if error is not None:
                count["reasons"].setdefault(reason_of(error), []).append(name)
        if error is None:
            accepted += 1
        else:
            reasons.setdefault(reason_of(error), []).append(name)
    print(json.dumps({"accepted": accepted, "tried": len(names), "reasons": {text: len(cases) for text, cases in reasons.items()},
                      "cases": reasons, "breaches": breaches}))
