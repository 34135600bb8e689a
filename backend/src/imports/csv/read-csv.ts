import type { Readable } from 'node:stream';
import { setImmediate as giveWay } from 'node:timers/promises';
import type { Encoding } from './find-encoding.ts';
import { FileProblem } from './file-problem.ts';
import { importTexts as texts } from '../imports.texts.ts';
import { createParser, type CsvRows, type RowParser, type TakeRows } from './parse-rows.ts';

/**
 * Maximum number of characters of a row. A file with a longer row is refused: it is no CSV. This limits the memory and
 * the repeated parsing after an open quote.
 */
const maxRowLength = 1024 * 1024;

/** Number of bytes that are parsed at once, in about a millisecond. Other requests are served between the pieces. */
const pieceBytes = 16 * 1024;

const piecesOf = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes)
    for (let from = 0; from < chunk.length; from += pieceBytes) yield chunk.subarray(from, from + pieceBytes);
};

interface ReadOptions {
  /** Called with the number of bytes of each piece. */
  onBytes?: (count: number) => void;
  /** Reads rows directly. They come before the other rows of the group that is yielded next. */
  takeRows?: TakeRows;
}

/** Streams the rows of a file, the header first. Memory does not depend on the size of the file. */
export const readRows = async function* (
  bytes: Readable,
  encoding: Encoding,
  { onBytes, takeRows }: ReadOptions = {},
): AsyncGenerator<CsvRows> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  let line = 1;
  let parser: RowParser | null = null;
  let heldReturn = '';
  const parse = async function* (text: string, isLast: boolean): AsyncGenerator<CsvRows> {
    parser ??= createParser(text, takeRows);
    const groups = parser({ text, line, isLast, maxRowLength });
    let group = groups.next();
    for (; !group.done; group = groups.next()) {
      yield group.value;
      // A file with many wrong quotes must not delay the requests of other people.
      await giveWay();
    }
    rest = text.slice(group.value.used);
    line = group.value.nextLine;
    if (rest.length > maxRowLength) throw new FileProblem(texts.longRow(line));
  };
  for await (const chunk of piecesOf(bytes)) {
    onBytes?.(chunk.length);
    let text = heldReturn + decoder.decode(chunk, { stream: true });
    // The line feed of a CRLF may be in the next chunk.
    heldReturn = text.endsWith('\r') ? '\r' : '';
    if (heldReturn) text = text.slice(0, -1);
    const whole = rest + text.replaceAll('\r\n', '\n');
    if (!parser && !/[\n\r]/.test(whole) && whole.length <= maxRowLength) {
      rest = whole;
      continue;
    }
    yield* parse(whole, false);
  }
  const end = rest + heldReturn + decoder.decode();
  if (end) yield* parse(end, true);
};
