import { Readable } from 'node:stream';
import type pg from 'pg';
import type { AttachmentStore, StagedFile } from '../attachments/attachment-store.ts';
import { csvLine } from './csv/csv-line.ts';
import { reasonColumn } from './imports.texts.ts';
import type { CsvRows } from './csv/parse-rows.ts';
import { readRows } from './csv/read-csv.ts';
import { readRow, type Layout } from './read-row.ts';

export interface RejectedFile {
  /** BAD: rows in a wrong format. INVALID: unprocessed rows, which contradict stored data or each other. */
  kind: 'BAD' | 'INVALID';
  rows: number;
  file: StagedFile;
}

interface Source {
  store: AttachmentStore;
  sha256: string;
  layout: Layout;
  badRows: number;
  invalidRows: number;
}

/**
 * Writes the rows in a wrong format and the unprocessed rows into one file each, with the reason in an added column.
 * Reads the imported file again for each of the two, so that memory does not depend on the number of rejected rows.
 */
export const writeRejectedFiles = async (client: pg.ClientBase, source: Source): Promise<RejectedFile[]> => {
  const { store, sha256, layout } = source;
  const kinds = [
    ...(source.badRows > 0 ? [{ kind: 'BAD' as const, rows: source.badRows }] : []),
    ...(source.invalidRows > 0 ? [{ kind: 'INVALID' as const, rows: source.invalidRows }] : []),
  ];
  // The index is needed because the reasons are read for some hundred rows at a time.
  if (source.invalidRows > 0) await client.query('create index on rejected (line)');
  const files: RejectedFile[] = [];
  try {
    for (const { kind, rows } of kinds) {
      const findReasons = kind === 'BAD' ? findBadReasons : createInvalidReasons(client);
      const lines = rejectedLines(await store.read(sha256), layout, findReasons);
      files.push({ kind, rows, file: await store.receive(Readable.from(lines, { objectMode: false })) });
    }
    return files;
  } catch (error) {
    await Promise.all(files.map(({ file }) => file.discard()));
    throw error;
  }
};

type FindReasons = (part: CsvRows, layout: Layout) => Promise<Map<number, string>>;

const findBadReasons: FindReasons = (part, layout) => {
  const reasons = new Map<number, string>();
  for (const row of part) {
    const result = readRow(layout, row);
    if ('problems' in result)
      reasons.set(
        row.line,
        result.problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('; '),
      );
  }
  return Promise.resolve(reasons);
};

const createInvalidReasons =
  (client: pg.ClientBase): FindReasons =>
  async (part) => {
    const { rows } = await client.query<{ line: number; reasons: string }>(
      `select line, string_agg(distinct coalesce(column_name || ': ', '') || reason, '; ') as reasons from rejected
       where line between $1 and $2 group by line`,
      [part[0]?.line ?? 0, part.at(-1)?.line ?? 0],
    );
    return new Map(rows.map(({ line, reasons }) => [line, reasons]));
  };

async function* rejectedLines(bytes: Readable, layout: Layout, findReasons: FindReasons): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `\uFEFF${[...layout.columns.map(({ name }) => name).filter((name) => name !== reasonColumn), reasonColumn].join(';')}\r\n`,
  );
  const reasonAt = layout.columns.findIndex(({ name }) => name === reasonColumn);
  let isHeader = true;
  for await (const part of readRows(bytes, layout.encoding)) {
    const rows = isHeader ? part.slice(1) : part;
    if (part.length > 0) isHeader = false;
    if (rows.length === 0) continue;
    const reasons = await findReasons(rows, layout);
    let text = '';
    for (const { line, cells } of rows) {
      const reason = reasons.get(line);
      if (reason === undefined) continue;
      const otherCells = cells.filter((_cell, index) => index !== reasonAt);
      text += csvLine([...otherCells, reason]);
    }
    if (text) yield Buffer.from(text);
  }
}

/** Stores the error files of a run in place of those of its earlier check. */
export const storeRejectedFiles = async (
  client: pg.ClientBase,
  id: number,
  fileName: string,
  files: readonly RejectedFile[],
): Promise<void> => {
  await client.query('delete from import_error_file where import_file_id = $1', [id]);
  for (const { kind, rows, file } of files)
    await client.query(
      `insert into import_error_file (import_file_id, kind, file_name, row_count, sha256, size)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, kind, `${kind.toLowerCase()}_${fileName}`, rows, file.sha256, file.size],
    );
};
