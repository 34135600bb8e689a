import Papa from 'papaparse';

export interface CsvRow {
  /** Line of the file on which the row begins; the header is on line 1. */
  line: number;
  cells: string[];
  /** The text of the line, if its quotes are wrong. */
  wronglyQuoted?: string;
}

/** A group of rows. The reader yields groups: an asynchronous iteration for each row would take longer than parsing. */
export type CsvRows = readonly CsvRow[];

interface Part {
  text: string;
  /** Line of the file on which the text begins. */
  line: number;
  /** True if no text follows. */
  isLast: boolean;
  /** An incomplete row that is longer than this counts as wrongly quoted. */
  maxRowLength: number;
}

interface ParsedPart {
  /** Length of the parsed text. The text after it is the start of an incomplete row. */
  used: number;
  nextLine: number;
}

/** Yields the rows of a part in groups that take some milliseconds each, then returns how far the part was parsed. */
export type RowParser = (part: Part) => Generator<CsvRows, ParsedPart>;

/**
 * Reads rows at the start of a text without a parser, at most up to the first quote. `line`: the line of the file on
 * which the text begins.
 */
export type TakeRows = (text: string, line: number, format: Pick<Format, 'newline' | 'delimiter'>) => ParsedPart;

/**
 * Creates the parser of a file with the separator and the line break of the first line. If a line has a wrong quote,
 * only this line is rejected: parsing continues with the next line. The rows that `takeRows` reads are not yielded.
 */
export const createParser = (start: string, takeRows?: TakeRows): RowParser => {
  const newline = start.includes('\n') ? '\n' : start.includes('\r') ? '\r' : '\n';
  const header = start.slice(0, start.indexOf(newline) < 0 ? undefined : start.indexOf(newline));
  const format: Format = { newline, delimiter: separatorOf(header), width: 0 };
  return function* ({ text, line, isLast, maxRowLength }) {
    let { used, nextLine } = (format.width > 0 && takeRows?.(text, line, format)) || { used: 0, nextLine: line };
    let [length, wrongLines] = [text.length, 0];
    let rows: CsvRow[] = [];
    for (;;) {
      const isRest = used + length >= text.length;
      const parsed = parseUntilWrongQuote(text.slice(used, used + length), format, nextLine, isLast && isRest);
      for (const row of parsed.rows) rows.push(row);
      used += parsed.used;
      nextLine = parsed.nextLine;
      const lineEnd = text.indexOf(newline, used);
      const isOpen = isRest && text.length - used > maxRowLength && lineEnd >= 0;
      if (parsed.isWrong || isOpen) {
        const end = lineEnd < 0 ? text.length : lineEnd;
        rows.push(wrongLine(text.slice(used, end), nextLine, format));
        used = Math.min(text.length, end + newline.length);
        nextLine += 1;
        length = lengthAfterWrongQuote;
        wrongLines += 1;
        if (wrongLines % wrongLinesPerGroup > 0) continue;
        yield rows;
        rows = [];
      } else if (isRest) {
        yield rows;
        return { used, nextLine };
      } else length *= 2;
    }
  };
};

/**
 * Number of characters parsed first after a wrong quote. The next lines are probably wrong too: parsing all remaining
 * text again after each wrong line would take too long.
 */
const lengthAfterWrongQuote = 256;

/** A wrongly quoted line takes about 40 µs, because a new parser starts after it: a group takes about 8 ms. */
const wrongLinesPerGroup = 200;

interface Format {
  newline: '\n' | '\r';
  delimiter: string;
  /** Number of columns; 0 before the header. */
  width: number;
}

/** Parses rows up to the first row with a wrong quote. In this case `used` ends before the line of that row. */
const parseUntilWrongQuote = (
  text: string,
  format: Format,
  line: number,
  isLast: boolean,
): ParsedPart & { rows: CsvRows; isWrong: boolean } => {
  const { newline, delimiter } = format;
  const parser = new Papa.Parser({ delimiter, newline, quoteChar: '"', escapeChar: '"' });
  const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
  const wrongQuotes = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows: CsvRow[] = [];
  let nextLine = line;
  const hasQuotes = text.includes('"');
  for (const [index, cells] of data.entries()) {
    format.width ||= cells.length;
    if (hasQuotes && (wrongQuotes.has(index) || hidesRows(cells, format)))
      return { rows, used: offsetOfLine(text, newline, nextLine - line), nextLine, isWrong: true };
    if (!isBlank(cells)) rows.push({ line: nextLine, cells });
    nextLine += 1;
    if (hasQuotes) for (const cell of cells) if (cell.includes(newline)) nextLine += cell.split(newline).length - 1;
  }
  const used = isLast ? text.length : meta.cursor;
  // Checks the incomplete last row. If spaces follow its last quote, a separator may come next: the quote may be valid.
  const isWrong = wrongQuotes.has(data.length) && text.includes(newline, used) && !/"[ \t]+$/.test(text.slice(-100));
  return { rows, used, nextLine, isWrong };
};

/** True for an empty line, which is no row. */
export const isBlank = (cells: readonly string[]): boolean => cells.length === 1 && cells[0]?.trim() === '';

/**
 * True if a line within a quoted cell has as many separators as a row: the quote is a mistake, and the cell contains
 * rows up to the next quote of the file.
 */
const hidesRows = (cells: readonly string[], { newline, delimiter, width }: Format): boolean =>
  width > 1 &&
  cells.some((cell, index) => {
    if (!cell.includes(newline)) return false;
    const [, ...lines] = cell.split(newline);
    const following = delimiter.repeat(cells.length - 1 - index);
    return [...lines.slice(0, -1), `${lines.at(-1)}${following}`].some((line) => line.split(delimiter).length >= width);
  });

const offsetOfLine = (text: string, newline: string, lines: number): number => {
  let offset = 0;
  for (let line = 0; line < lines; line += 1) offset = text.indexOf(newline, offset) + newline.length;
  return offset;
};

const wrongLine = (text: string, line: number, { delimiter }: Format): CsvRow => ({
  line,
  cells: text.split(delimiter),
  wronglyQuoted: text,
});

/** The most frequent separator of the header outside of quotes. */
const separatorOf = (header: string): string => {
  const plain = header.replaceAll(/"[^"]*"/g, '');
  const counts = [';', ',', '\t'].map((separator) => ({ separator, count: plain.split(separator).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
};
