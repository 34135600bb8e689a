import { Readable } from 'node:stream';
import { maskIdentifier } from '@struma/shared/identifier.ts';
import { identifierColumn } from '../definitions.ts';
import { csvLine } from './csv-line.ts';
import { maskCell, maskLongNumbers, toPlainCell } from './mask-cell.ts';
import { readRows } from './read-csv.ts';
import type { Encoding } from './find-encoding.ts';

/** Returns an imported file or an error file as UTF-8 with masked EGN and EIK. */
export const maskFile = (bytes: Readable, encoding: Encoding): Readable => Readable.from(maskedLines(bytes, encoding));

async function* maskedLines(bytes: Readable, encoding: Encoding): AsyncGenerator<Buffer> {
  yield Buffer.from('\uFEFF');
  let header: readonly string[] | undefined;
  for await (const part of readRows(bytes, encoding)) {
    let text = '';
    for (const { cells } of part) {
      header ??= cells.map((cell) => cell.trim().toLowerCase());
      // In a row with too many or too few cells, any cell may contain a personal number.
      text += csvLine(cells.length === header.length ? maskColumns(cells, header) : cells.map(maskLongNumbers));
    }
    if (text) yield Buffer.from(text);
  }
}

/** Masks the column `egn`. In other columns a personal number is recognised by the date of birth at its start. */
const maskColumns = (cells: readonly string[], header: readonly string[]): string[] =>
  cells.map((cell, index) => (header[index] === identifierColumn ? maskIdentifierCell(cell) : maskCell(cell)));

const maskIdentifierCell = (cell: string): string => {
  const plain = toPlainCell(cell);
  return /\d/.test(plain) ? maskIdentifier(plain.trim().replaceAll('•', '')) : cell;
};
