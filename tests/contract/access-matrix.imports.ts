/**
 * Imports: names of operations, types, REST routes and file routes, which all have the same rule in the access matrix.
 * `declaredFiles` is the access that the gateway declares for the file routes.
 */
export const imports = {
  operations: [
    'query imports',
    'query importFile',
    'query importChanges',
    'query importTypes',
    'query dataIntegrity',
    'mutation confirmImport',
    'mutation repairImport',
    'mutation undoImport',
  ].join(', '),
  guarded: 'ImportFile, IntegrityCheck, IntegrityRecord',
  routes: [
    'GET /api/ImportFile/GetImportFileList',
    'GET /api/ImportFile/getTypeImportsAsKeyValuePairList',
    'GET /api/ImportFile/DownloadImportedFile',
    'GET /api/ImportFile/DownloadErrorFile',
    'GET /api/ImportFile/CheckDataIntegrity',
    'POST /api/ImportFile/ImportFile',
    'GET /struma/imports/export',
    'GET /struma/imports/original',
    'GET /struma/imports/changes',
    'GET /struma/imports/details',
    'GET /struma/imports/integrity',
    'POST /struma/imports/check',
    'POST /struma/imports/confirm',
    'POST /struma/imports/repair',
    'POST /struma/imports/undo',
  ].join(', '),
  files: [
    'GET /files/imports.csv',
    'POST /files/imports',
    'GET /files/imports/{id}/file',
    'GET /files/imports/{id}/original',
    'GET /files/imports/{id}/errors',
  ].join(', '),
  declaredFiles: {
    'GET /files/imports.csv': 'signed-in',
    'POST /files/imports': 'signed-in',
    'GET /files/imports/:id/file': 'signed-in',
    'GET /files/imports/:id/original': 'signed-in',
    'GET /files/imports/:id/errors': 'signed-in',
  },
} as const;
