/** Formats one row of a CSV file with imported rows, such as an error file, including the line break. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;

/**
 * Quotes a cell if needed. A text that a spreadsheet would run as a formula gets an apostrophe before it; any other
 * text stays as it was imported, because the file is imported again after the correction.
 */
const csvCell = (text: string): string => {
  const guarded = /^[=+@\t\r]|^-(?![\d.,]+$)/.test(text) ? `'${text}` : text;
  return /[;,"\r\n\t]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};
