/**
 * Maximum number of files of one message. Each file, however small, costs several disk writes, during which the request
 * occupies a database connection.
 */
export const maxFilesOfMessage = 200;
