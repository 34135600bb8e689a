import { isAscii } from 'node:buffer';
import type { Readable } from 'node:stream';
import Papa from 'papaparse';
import { importTexts as texts } from './imports.texts.ts';

/** The whole file cannot be imported. The message is for the user. */
export class FileProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileProblem';
  }
}

export type Encoding = 'utf-8' | 'windows-1251';

export interface CsvRow {
  /** Line of the file on which the row begins; the header is on line 1. */
  line: number;
  cells: string[];
  hasWrongQuotes: boolean;
}

/** The rows of one chunk together: one iteration per row would cost more than the parser. */
export type CsvRows = readonly CsvRow[];

/**
 * Finds the encoding: UTF-8 if the file is valid UTF-8, begins with a byte order mark, or has more Cyrillic letters in
 * UTF-8 than bytes that are not UTF-8; otherwise Windows-1251.
 */
export const findEncoding = async (bytes: Readable): Promise<Encoding> => {
  const decoder = new TextDecoder('utf-8');
  let [letters, invalid] = [0, 0];
  let isStart = true;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (isStart && chunk.subarray(0, 3).equals(byteOrderMark)) {
      bytes.destroy();
      return 'utf-8';
    }
    isStart = false;
    if (isAscii(chunk)) continue;
    const text = decoder.decode(chunk, { stream: true });
    invalid += text.match(replacement)?.length ?? 0;
    letters += text.match(cyrillic)?.length ?? 0;
  }
  return invalid === 0 || letters > invalid ? 'utf-8' : 'windows-1251';
};

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const replacement = /\uFFFD/gu;
const cyrillic = /[\u0400-\u04FF]/gu;

/** A longer row is refused: its quote is open, or the file is no CSV. Bounds the memory and the repeated parsing. */
const longestRow = 1024 * 1024;

/** Streams the rows of a file, the header first. Memory does not depend on the size of the file. */
export const readRows = async function* (
  bytes: Readable,
  encoding: Encoding,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<CsvRows> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  let line = 1;
  let parser: Parse | null = null;
  let heldReturn = '';
  const parse = (text: string, isLast: boolean): CsvRows => {
    parser ??= createParser(text);
    const { rows, used, nextLine } = parser(text, line, isLast);
    rest = text.slice(used);
    line = nextLine;
    if (rest.length > longestRow) throw new FileProblem(texts.longRow(line));
    return rows;
  };
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    let text = heldReturn + decoder.decode(chunk, { stream: true });
    // The line feed of a CRLF may be in the next chunk.
    heldReturn = text.endsWith('\r') ? '\r' : '';
    if (heldReturn) text = text.slice(0, -1);
    const whole = rest + text.replaceAll('\r\n', '\n');
    if (!parser && !/[\n\r]/.test(whole) && whole.length <= longestRow) {
      rest = whole;
      continue;
    }
    yield parse(whole, false);
  }
  const end = rest + heldReturn + decoder.decode();
  if (end) yield parse(end, true);
};

type Parse = (text: string, line: number, isLast: boolean) => { rows: CsvRows; used: number; nextLine: number };

/** The parser of a file: separator and line breaks are those of its first line. */
const createParser = (start: string): Parse => {
  const newline = start.includes('\n') ? '\n' : start.includes('\r') ? '\r' : '\n';
  const header = start.slice(0, start.indexOf(newline) < 0 ? undefined : start.indexOf(newline));
  const config = { delimiter: separatorOf(header), newline, quoteChar: '"', escapeChar: '"' } as const;
  return (text, line, isLast) => {
    const parser = new Papa.Parser(config);
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
    const wrongQuotes = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
    const rows: CsvRow[] = [];
    let nextLine = line;
    for (const [index, cells] of data.entries()) {
      const isBlank = cells.length === 1 && cells[0]?.trim() === '';
      if (!isBlank) rows.push({ line: nextLine, cells, hasWrongQuotes: wrongQuotes.has(index) });
      nextLine += 1;
      for (const cell of cells) if (cell.includes(newline)) nextLine += cell.split(newline).length - 1;
    }
    return { rows, used: isLast ? text.length : meta.cursor, nextLine };
  };
};

/** The most frequent separator of the header outside of quotes. */
const separatorOf = (header: string): string => {
  const plain = header.replaceAll(/"[^"]*"/g, '');
  const counts = [';', ',', '\t'].map((separator) => ({ separator, count: plain.split(separator).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
};
