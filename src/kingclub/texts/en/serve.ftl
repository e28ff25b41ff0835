# The server in the terminal. $address: where it is reached, $port: a port, $folder: the folder of the tables.

serve-open = The club is open; its page opens in your browser: { $address }
serve-open-by-hand = The club is open. Open this address in a browser: { $address }
serve-already = The club is already open: { $address }
serve-open-here-only = the club is already open, but to this machine only: { $address }; close it there with Ctrl+C, then start it with --lan
serve-lan = For phones and other machines of this network: { $address }
serve-stop = Ctrl+C closes it; games go on where they were the next time.
serve-port-taken = port { $port } is taken by another program; choose another: kingclub serve --port { $other }
serve-bad-port = port { $port } can not be used; choose another: kingclub serve --port 8766
serve-saving = { $works ->
    [yes] The folder { $folder } can be written again; the games go on.
   *[no] Nothing can be written to the folder { $folder }: is the disk full? The games wait until it can be.
}
serve-no-store = the folder { $folder } can not be used: { $why ->
    [newer] the file of the club in it was made by a newer kingclub
   *[other] it can not be written, or the file of the club in it is damaged
}; choose another: kingclub serve --data FOLDER
serve-other-name = This club is not called “{ $name }”. Open it at { $address }
problem-players = The address says players={ $value }, where a number of players is needed.
problem-not-seated = You do not sit at this table.
body-too-large = The request is too long.
body-no-json = The request is not JSON, or it is cut off.
body-no-object = The request has to be a JSON object, with fields and their values.
body-fault-missing-key = The request lacks “{ $field }”.
body-fault-unknown-key = A request has no “{ $field }”.
body-fault-bad-value = “{ $field }” of the request will not do.
