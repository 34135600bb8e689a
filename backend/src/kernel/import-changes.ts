/**
 * How many consecutive ids one row of `import_change` covers. The number is large enough to write few rows, and small
 * enough to read one page of changes quickly.
 */
export const idsPerBatch = 1000;
