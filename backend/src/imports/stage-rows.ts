import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { definitionIds, definitions } from './definitions.ts';
import { importTexts as texts } from './imports.texts.ts';
import { FileProblem } from './csv/file-problem.ts';
import type { CsvRow, CsvRows } from './csv/parse-rows.ts';
import { readRows } from './csv/read-csv.ts';
import type { Encoding } from './csv/find-encoding.ts';
import { readHeader, readRow, type ItemCodes, type Layout, type Problem } from './read-row.ts';
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
 * log. More problems of wrong formats are possible, because all problems of the last row are stored. The error files
 * have all problems.
 */
export const maxProblems = 1000;

/** Copies the rows in a correct format into the staging table, and counts the other rows. */
export const stageRows = async (client: pg.ClientBase, staging: Staging): Promise<Staged> => {
  const { bytes, encoding, onProgress } = staging;
  const reading = createReading(staging);
  let bytesRead = 0;
  let copy: ReturnType<typeof copyFrom> | undefined;
  let failed: Promise<never> | undefined;
  try {
    for await (const part of readRows(bytes, encoding, (count) => (bytesRead += count))) {
      const lines = reading.add(part);
      if (!copy && reading.staged) {
        copy = client.query(copyFrom(`copy staged (${copiedColumns(reading.staged.layout).join(', ')}) from stdin`));
        failed = once(copy, 'error').then(([error]) => Promise.reject(error));
        failed.catch(() => undefined);
      }
      if (lines && copy && failed && !copy.write(lines)) await Promise.race([once(copy, 'drain'), failed]);
      onProgress({ rows: reading.staged?.rows ?? 0, bytes: bytesRead });
    }
    if (!copy || !reading.staged) throw new FileProblem(texts.empty);
    if (reading.staged.rows === 0) throw new FileProblem(texts.onlyHeader);
    copy.end();
    await finished(copy);
    return reading.staged;
  } catch (error) {
    copy?.destroy();
    throw error;
  } finally {
    bytes.destroy();
  }
};

interface Reading {
  /** Undefined until the header is read. */
  staged?: Staged;
  /** Returns the lines of these rows for the COPY statement. */
  add(part: CsvRows): string;
}

const createReading = ({ definitionId, encoding, codes, townCodes }: Staging): Reading => {
  const reading: Reading = {
    add(part) {
      let lines = '';
      for (const row of part) {
        if (reading.staged) lines += readLine(reading.staged, row);
        else {
          const layout = readHeader(row, definitionId, encoding, codes);
          const facts = createRowFacts(layout.staged, townCodes);
          reading.staged = { layout, facts, rows: 0, badRows: 0, problems: [] };
        }
      }
      return lines;
    },
  };
  return reading;
};

/** Returns the line of a row for the COPY statement; empty if the row is in a wrong format. */
const readLine = (staged: Staged, row: CsvRow): string => {
  staged.rows += 1;
  const result = readRow(staged.layout, row);
  if ('values' in result) {
    const address = staged.facts.add(result.values);
    if (hasAddresses(staged.layout)) result.values.push(address);
    return copyLine(row.line, result.values);
  }
  staged.badRows += 1;
  if (staged.problems.length < maxProblems) staged.problems.push(...result.problems);
  return '';
};

const hasAddresses = ({ staged }: Layout): boolean => staged.includes('fabric_no');

const copiedColumns = (layout: Layout): string[] => [
  'line',
  ...layout.staged,
  ...(hasAddresses(layout) ? ['address_key'] : []),
];

const copyLine = (line: number, values: readonly (string | null)[]): string => {
  let text = String(line);
  for (const value of values) text += value === null ? '\t\\N' : `\t${special.test(value) ? escapeCell(value) : value}`;
  return `${text}\n`;
};

const special = /[\\\t\n\r]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeCell = (text: string): string => text.replaceAll(/[\\\t\n\r]/g, (found) => escapes[found] ?? found);
