/**
 * Quotes a cell of an error file. A text that a spreadsheet would run as a formula gets an apostrophe before it; any other
 * text stays as it was imported, because the file is imported again after the correction.
 */
export const csvCell = (text: string): string => {
  const guarded = /^[=+@\t\r]|^-(?![\d.,]+$)/.test(text) ? `'${text}` : text;
  return /[;,"\r\n\t]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};
