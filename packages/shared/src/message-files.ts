/**
 * Limit of the files of one message. Each file costs several writes to the disk while the message holds a database
 * connection, however small the file is.
 */
export const maxFilesOfMessage = 200;
