# How a command was called: what is wrong, and how to mend it. $option: as it is typed, with its --.

use-no-choice = { $option } { $value }: no such choice; there are: { $known }
use-unknown-command = There is no command "{ $name }"; there are: { $known }
use-unknown-option = { $command } has no option { $option }; { $command } --help lists them
use-too-much = One word too many: { $rest }; { $command } --help tells what it takes
use-repeated = { $option } is given twice; leave one of them
use-missing = { $option } needs a value; { $command } --help tells which
use-bad-value = { $option } can not be "{ $value }"
use-unknown-language = There are no texts in "{ $lang }"; there are: { $known }
use-setting-shape = --set { $setting }: write it as KEY=VALUE, say --set boys=both
use-setting-twice = --set { $setting }: { $name } is set twice; leave one of them
use-needs-game = --set and --players go with a game: kingclub rules ID
use-needs-rules = --set and --players go with --rules ID, which judges deals that stand alone
use-no-file-name = The name of the file is empty
use-unreadable = { $path } can not be read: { $kind ->
    [FileNotFoundError] there is no such file
    [IsADirectoryError] it is a folder, not a file
    [PermissionError] it may not be read by this user
   *[other] { $cause }
}
use-unwritable = { $path } can not be written: { $kind ->
    [FileNotFoundError] there is no such folder
    [IsADirectoryError] it is a folder, not a file
    [PermissionError] it may not be written by this user
   *[other] { $cause }
}
use-bench-needs-checkout = Measuring needs a checkout of the project, with its folder bench/
use-bench-unknown = Nothing to measure is called "{ $name }"; there are: { $known }
use-kernel-missing =
    Search is not possible here: the compiled kernel could not be built.
    { $reason }
    To build it anew: { $command }
use-answer-shape = --answer { $answer }: write QUESTION=ANSWER, say --answer boys=jacks
use-no-question = There is no question “{ $name }”; there are: { $known }
use-no-answer = “{ $answer }” fits no game; what fits: { $known }
use-not-text = “{ $word }” is not text in this machine's encoding
use-no-output = Nothing can be written to standard output: { $cause }
use-page-not-built = The page has not been built: reinstall kingclub
