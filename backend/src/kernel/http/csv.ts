/** A column of a table: its heading and what stands below it. */
export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => string | number | null;
}

/**
 * What a file of tables begins with: the mark by which spreadsheets know UTF-8, then the headings. Cells are parted by
 * semicolons, as spreadsheets in Bulgarian expect.
 */
export const csvStart = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  byteOrderMark + lineOf(columns.map(({ heading }) => heading));

/**
 * Rows as lines. Numbers have a decimal comma. Texts that a spreadsheet would calculate, or turn into another number or a
 * date, as it does with telephones, have an apostrophe before them.
 */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => lineOf(columns.map(({ value }) => value(row)))).join('');

const byteOrderMark = '\u{FEFF}';

const lineOf = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(';')}\r\n`;

const cellOf = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = guarded(value.replaceAll(invisible, ''));
  return /[;"\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Signs of control but line breaks and tabs: files with them are taken for damaged ones. */
// oxlint-disable-next-line no-control-regex
const invisible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF]/g;

const guarded = (text: string): string =>
  (startsFormula.test(text) || looksLikeNumber.test(text)) && !staysItself.test(text) ? `'${text}` : text;

/** The wide forms of these signs count too, and spreadsheets look past spaces. */
const startsFormula = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/** Digits without a word, also as a power of ten: numbers with parts, times, parts of dates, shares. */
const looksLikeNumber = /^(?=.*\d)[\d\s.,:;/()%$€+-]+$|^\d+([.,]\d+)?e[+-]?\d+$/i;

/** Numbers that are shown with all their digits as they are read, and whole dates. */
const staysItself = /^(-?(0|[1-9]\d{0,10})(,\d+)?|\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?)$/;
