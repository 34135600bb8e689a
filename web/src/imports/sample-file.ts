type Columns = readonly (readonly [string, string])[];

/** The names of the columns, without the asterisk of required ones. */
export const namesOfColumns = (columns: Columns): string[] => columns.map(([column]) => column.replace(/ \*$/, ''));

/** IM-7: the text of a sample file. A spreadsheet recognises UTF-8 by the byte order mark. */
export const createSampleFile = (columns: Columns, rows: readonly Readonly<Record<string, string>>[]): string => {
  const names = namesOfColumns(columns);
  const lines = [names.join(';'), ...rows.map((row) => names.map((name) => row[name] ?? '').join(';'))];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
