import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { definitionIds, definitions, type ImportColumn } from './definitions.ts';
import { importTexts as texts } from './imports.texts.ts';
import { FileProblem } from './csv/file-problem.ts';
import type { CsvRow, TakeRows } from './csv/parse-rows.ts';
import { readRows } from './csv/read-csv.ts';
import type { Encoding } from './csv/find-encoding.ts';
import { readHeader, readRow, type ItemCodes, type Layout, type Problem } from './read-row.ts';
import { createPlainReader } from './staging/plain-rows.ts';
import { copyTrailer, RowBuffer } from './staging/row-buffer.ts';
import { createRowFacts, type RowFacts } from './staging/row-facts.ts';

/**
 * Creates the tables `staged`, for the rows of a file, and `rejected`, for the reasons why staged rows contradict
 * stored rows or each other. Both tables are dropped at the end of the transaction.
 */
export const createStaging = async (client: pg.ClientBase, definitionId: number): Promise<void> => {
  const columns = Object.values(definitions[definitionId] ?? {}).map(({ staged, type }) => `${staged} ${type}`);
  const key = definitionId === definitionIds.waterMeters ? ['address_key text'] : [];
  await client.query(
    `create temp table staged (line integer not null, ${[...columns, ...key].join(', ')}) on commit drop`,
  );
  await client.query(
    `create temp table rejected (line integer not null, column_name text, value text, reason text not null) on commit drop`,
  );
};

/**
 * The columns by which staged rows are joined or grouped. Statistics of the other columns would take time without use.
 */
const keyColumns: Readonly<Record<number, string>> = {
  [definitionIds.clients]: 'line, client_number',
  [definitionIds.waterMeters]:
    'line, fabric_no, client_number, address_key, carnet_code, auditor_number, town_code, street_name, read_on',
};

export const analyzeStaging = async (client: pg.ClientBase, definitionId: number): Promise<void> => {
  await client.query(`analyze staged (${keyColumns[definitionId] ?? ''})`);
};

interface Staging {
  bytes: Readable;
  encoding: Encoding;
  definitionId: number;
  codes: ItemCodes;
  townCodes: ReadonlySet<string>;
  onProgress: (progress: { rows: number; bytes: number }) => void;
}

export interface Staged {
  layout: Layout;
  /** Facts of the rows in a correct format. */
  facts: RowFacts;
  /** Rows after the header. */
  rows: number;
  badRows: number;
  /** The first problems of rows in a wrong format. */
  problems: Problem[];
}

/**
 * Maximum number of problems of each kind (wrong format, contradiction) that are stored for the screen and the import
 * log. Wrong formats may exceed the maximum a little, because all problems of a row are stored together. The error
 * files have all problems.
 */
export const maxProblems = 1000;

/** Copies the rows in a correct format into the staging table, and counts the other rows. */
export const stageRows = async (client: pg.ClientBase, staging: Staging): Promise<Staged> => {
  const { bytes, encoding, onProgress } = staging;
  const reading = new Reading(staging);
  let bytesRead = 0;
  let copy: CopyTarget | undefined;
  try {
    const onBytes = (count: number): void => void (bytesRead += count);
    for await (const part of readRows(bytes, encoding, { onBytes, takeRows: reading.takeRows })) {
      for (const row of part) reading.addRow(row);
      const { started } = reading;
      if (started) {
        copy ??= startCopy(client, started.staged.layout);
        await copy.send(started.rows.take());
      }
      onProgress({ rows: started?.staged.rows ?? 0, bytes: bytesRead });
    }
    const staged = reading.started?.staged;
    if (!copy || !staged) throw new FileProblem(texts.empty);
    if (staged.rows === 0) throw new FileProblem(texts.onlyHeader);
    await copy.end();
    return staged;
  } catch (error) {
    copy?.destroy();
    throw error;
  } finally {
    bytes.destroy();
  }
};

interface CopyTarget {
  /** Waits while PostgreSQL receives slower than the file is read. */
  send(rows: Buffer): Promise<void>;
  end(): Promise<void>;
  destroy(): void;
}

const startCopy = (client: pg.ClientBase, layout: Layout): CopyTarget => {
  const columns = ['line', ...layout.staged, ...(isOfMeters(layout) ? ['address_key'] : [])].join(', ');
  const copy = client.query(copyFrom(`copy staged (${columns}) from stdin (format binary)`));
  let failure: Error | undefined;
  copy.on('error', (error) => (failure = error));
  return {
    async send(rows) {
      if (failure) throw failure;
      // `once` throws if an error occurs meanwhile.
      if (rows.length > 0 && !copy.write(rows)) await once(copy, 'drain');
    },
    async end() {
      if (failure) throw failure;
      copy.end(copyTrailer);
      await finished(copy);
    },
    destroy: () => copy.destroy(),
  };
};

const isOfMeters = ({ staged }: Layout): boolean => staged.includes('fabric_no');

/** Reads the header, then adds the rows to a buffer. */
class Reading {
  /** Undefined until the header is read. */
  started?: { staged: Staged; rows: RowBuffer; takeRows: TakeRows; types: readonly ImportColumn['type'][] };
  private readonly staging: Staging;

  constructor(staging: Staging) {
    this.staging = staging;
  }

  readonly takeRows: TakeRows = (text, line, format) =>
    this.started?.takeRows(text, line, format) ?? { used: 0, nextLine: line };

  addRow(row: CsvRow): void {
    if (!this.started) return this.start(row);
    const { staged, rows, types } = this.started;
    staged.rows += 1;
    const result = readRow(staged.layout, row);
    if ('values' in result) {
      rows.beginRow(
        row.line,
        result.values.reduce((sum, value) => sum + (value?.length ?? 0), 0),
      );
      for (const [index, type] of types.entries()) rows.addValue(result.values[index] ?? null, type);
      staged.facts.add(rows);
      return;
    }
    staged.badRows += 1;
    if (staged.problems.length < maxProblems) staged.problems.push(...result.problems);
  }

  private start(header: CsvRow): void {
    const { definitionId, encoding, codes, townCodes } = this.staging;
    const layout = readHeader(header, definitionId, encoding, codes);
    const facts = createRowFacts(layout.staged, townCodes);
    const staged: Staged = { layout, facts, rows: 0, badRows: 0, problems: [] };
    const rows = new RowBuffer(layout.staged.length + (isOfMeters(layout) ? 1 : 0));
    const takeRows = createPlainReader({
      layout,
      rows,
      onRow: () => {
        staged.rows += 1;
        facts.add(rows);
      },
      onUnusualRow: (line, cells) => this.addRow({ line, cells }),
    });
    this.started = { staged, rows, takeRows, types: layout.columns.flatMap(({ column }) => column?.type ?? []) };
  }
}
