// The command's tests stand in this folder.
