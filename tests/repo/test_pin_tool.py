"""The recipe that writes the pins changes the two lists of pyproject.toml and nothing else."""

import pytest

from tools.pin import requirements, with_pins

PYPROJECT = """\
[tool.uv]
default-groups = []
constraint-dependencies = [
    "old==1",
]
build-constraint-dependencies = [
]

[tool.other]
key = [
    "kept",
]
"""


def test_only_the_list_named_is_replaced() -> None:
    after = with_pins(PYPROJECT, "constraint-dependencies", ["new==2", "other==3 ; sys_platform == 'win32'"])
    expected = PYPROJECT.replace(
        '    "old==1",\n', '    "new==2",\n    "other==3 ; sys_platform == \'win32\'",\n'
    )
    assert after == expected


def test_an_empty_list_can_be_filled_and_emptied() -> None:
    filled = with_pins(PYPROJECT, "build-constraint-dependencies", ["hatchling==1"])
    assert with_pins(filled, "build-constraint-dependencies", []) == PYPROJECT


def test_a_list_that_is_not_there_is_an_error() -> None:
    with pytest.raises(SystemExit, match="expected one"):
        with_pins("[tool.uv]\n", "constraint-dependencies", [])


def test_comments_options_and_own_packages_are_not_pins() -> None:
    assert requirements("# made by\n-e .\n./kernel\nb==2\n    # via a\na==1\n") == ["a==1", "b==2"]
