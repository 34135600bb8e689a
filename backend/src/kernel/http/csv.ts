/** A column of a table: its heading and the text of its cells. */
export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => string | number | null;
}

/**
 * The start of a CSV file: the byte order mark by which spreadsheets detect UTF-8, then the headings. Semicolons
 * separate cells because spreadsheets in Bulgarian expect them.
 */
export const csvStart = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  byteOrderMark + lineOf(columns.map(({ heading }) => heading));

/**
 * Formats rows as lines. Numbers have a decimal comma. An apostrophe precedes texts that a spreadsheet would evaluate
 * as a formula or convert to a number or a date, such as telephone numbers.
 */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => lineOf(columns.map(({ value }) => value(row)))).join('');

const byteOrderMark = '\u{FEFF}';

const lineOf = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(';')}\r\n`;

const cellOf = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = escapeFormulas(value.replaceAll(invisible, ''));
  return /[,;"\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Control characters except line breaks and tabs. Spreadsheets report files that contain them as damaged. */
// oxlint-disable-next-line no-control-regex
const invisible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF]/g;

const escapeFormulas = (text: string): string => {
  const inner = text.replaceAll(formulaInside, (gap) => (/[,\r\n]/.test(gap) ? `${gap}'` : gap));
  return (startsFormula.test(text) || looksLikeNumber.test(text)) && !staysItself.test(text) ? `'${inner}` : inner;
};

/**
 * A spreadsheet that separates cells at commas instead of semicolons ignores our quotes, so that a cell begins after
 * each comma and line break of a text. The expression matches the separators before such a cell if the cell would be a
 * formula; a plain number with a sign, such as a telephone number, is no formula. Each run of separators is matched
 * from its start only, because a text may have thousands of line breaks.
 */
const formulaInside = /(?<![\s"',])[\s"',]+(?=[=@|%＝＠]|[+\-＋－](?![\s\d.]*(?:[,;\r\n]|$)))/gu;

/**
 * The characters that begin a formula, also in their full-width forms. Leading spaces are skipped because spreadsheets
 * ignore them.
 */
const startsFormula = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/** Text of digits and separators, or a power of ten: spreadsheets convert it to a number, time, date or percentage. */
const looksLikeNumber = /^(?=.*\d)[\d\s.,:;/()%$€+-]+$|^\d+([.,]\d+)?e[+-]?\d+$/i;

/**
 * Numbers that spreadsheets show with all digits, complete dates, and pairs such as '211 / 36', whose first number has too
 * many digits for a day or a month and too many or too few for a year.
 */
const staysItself =
  /^(-?(0|[1-9]\d{0,10})(,\d+)?|\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?|([1-9]\d{2}|[1-9]\d{4,9}) \/ \d{1,7})$/;
