"""The `sh` code blocks of the README: the first opens the club, the second runs every test.

python3 tools/readme_blocks.py 2     prints the second block
"""

import re
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def sh_blocks(markdown: str) -> list[str]:
    """The text of each ```sh block, in order."""
    return [match.strip() for match in re.findall(r"(?ms)^```sh\n(.*?)^```$", markdown)]


if __name__ == "__main__":
    print(sh_blocks(README.read_text(encoding="utf-8"))[int(sys.argv[1]) - 1])
