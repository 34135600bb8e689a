const freeSpace =
  'The database was not changed. Free some space and try again. If the failed command was a restore, it may have written attachments: then add --replace.';

/** Explains a failed backup or restore for the terminal. */
export const explainFailure = (error: unknown, file: string, folder: string): string => {
  if (!(error instanceof Error)) return String(error);
  if ('lines' in error && Array.isArray(error.lines)) return error.lines.join('\n');
  const { code, path = file } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return `The disk of ${folder} is full. ${freeSpace}`;
  if (code === diskFullOfPostgresql) return `The disk of the database is full. ${freeSpace}`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `No permission to use ${path}: ${error.message}`;
  if (code === 'ENOENT') return `${path} does not exist.`;
  if (code === 'EISDIR') return `${path} is a folder, not a file.`;
  return error.message || String(error);
};

const diskFullOfPostgresql = '53100';
