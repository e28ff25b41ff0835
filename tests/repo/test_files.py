"""What no file of the project may say, and what every file of its kind must have."""

from __future__ import annotations

import ast
import re

from tests.repo.project import ROOT, SOURCE, project_files, text_of

# A letter in brackets keeps a pattern from finding itself.
NOT_OURS_TO_SAY = {
    "a path of one machine": r"(?<![\w.}~])/(w[o]rk|r[o]ot|h[o]me|tm[p]|op[t])/[\w.-]",
    "the host of an index": r"pyp[i]\.org|pythonh[o]sted|npmj[s]\.(com|org)|deb\.debi[a]n\.org",
    "the setting of an index": r"ind[e]x-url|UV_IND[E]X|PIP_IND[E]X|find-l[i]nks",
    "how the text came about": r"(?i)\b(LL[M]|languag[e] model|codin[g] agents?|suba[g]ents?|Cl[a]ude"
    r"|(this|previous|next|last) sess[i]on|as instruct[e]d|the br[i]ef says)\b",
}


def test_no_file_speaks_of_a_machine_or_of_how_it_was_written() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {what}: {match[0]!r}"
        for file in project_files()
        if (text := text_of(file)) is not None
        for what, pattern in NOT_OURS_TO_SAY.items()
        for match in re.finditer(pattern, text)
    ]
    assert not found, "\n".join(found)


def test_the_lock_file_of_uv_stays_out_of_git() -> None:
    assert "uv.lock" in (ROOT / ".gitignore").read_text(encoding="utf-8").split()


def test_every_module_says_what_it_is() -> None:
    modules = [file for file in project_files("*.py") if file.stat().st_size]
    silent = [
        str(file.relative_to(ROOT))
        for file in modules
        if ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) is None
    ]
    assert not silent


def test_every_written_package_says_what_it_is() -> None:
    packages = [file for file in SOURCE.rglob("__init__.py") if len(list(file.parent.glob("*.py"))) > 1]
    assert not [file for file in packages if not file.stat().st_size]
