import { PassThrough, Readable } from 'node:stream';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { readJob } from './execute-import.ts';
import type { ImportServices } from './import-services.ts';
import { importTexts as texts } from './imports.texts.ts';
import { findEncoding, readRows, type Encoding } from './read-csv.ts';

export interface RepairedCell {
  line: number;
  column: string;
  value: string;
}

/**
 * Replaces cells of a checked file. The repaired file is stored as UTF-8 separated by semicolons, beside the original,
 * and the record refers to it. The line numbers stay.
 */
export const repairFile = async (
  services: ImportServices,
  id: number,
  cells: readonly RepairedCell[],
): Promise<void> => {
  const { database, store } = services;
  const { sha256, status } = await readJob(services, id);
  if (status !== 'CHECKED') throw new HttpFailure(409, texts.notChecked);
  const encoding = await findEncoding(await store.read(sha256));
  const remaining = new Map<string, string>(cells.map(({ line, column, value }) => [`${line} ${column}`, value]));
  const lines = repairedLines(await store.read(sha256), encoding, remaining);
  const file = await store.receive(Readable.from(lines).pipe(new PassThrough()));
  if (remaining.size > 0) {
    await file.discard();
    throw new HttpFailure(400, texts.unknownCell);
  }
  const { numUpdatedRows } = await database
    .updateTable('import_file')
    .set({ sha256: file.sha256, check_sum: file.sha256, file_size: file.size })
    .where('id', '=', id)
    .where('sha256', '=', sha256)
    .where('status', '=', 'CHECKED')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) {
    await file.discard();
    throw new HttpFailure(409, texts.notChecked);
  }
  await file.keep();
};

async function* repairedLines(
  bytes: Readable,
  encoding: Encoding,
  repairs: Map<string, string>,
): AsyncGenerator<Buffer> {
  let header: string[] | undefined;
  let next = 1;
  for await (const part of readRows(bytes, encoding)) {
    let text = '';
    for (const { line, cells } of part) {
      // Blank lines and line breaks in cells keep the numbers of the lines.
      text += '\r\n'.repeat(Math.max(0, line - next));
      header ??= cells.map((cell) => cell.trim());
      const repaired = header.map((column, index) => takeRepair(repairs, `${line} ${column}`) ?? cells[index] ?? '');
      const written = [...repaired, ...cells.slice(header.length)].map(quoted).join(';');
      text += `${written}\r\n`;
      next = line + written.split('\n').length;
    }
    if (text) yield Buffer.from(text);
  }
}

const takeRepair = (repairs: Map<string, string>, key: string): string | undefined => {
  const value = repairs.get(key);
  repairs.delete(key);
  return value;
};

const quoted = (cell: string): string => (/[;"\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
