import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { definitionIds, definitions } from './definitions.ts';
import { importTexts as texts } from './imports.texts.ts';
import { FileProblem } from './csv/file-problem.ts';
import { readRows } from './csv/read-csv.ts';
import type { Encoding } from './csv/find-encoding.ts';
import { readHeader, readRow, type ItemCodes, type Layout, type Problem } from './read-row.ts';

/** Identifies the address of a row by its client, town and parts. Null: the row has no address. */
const addressKey = `client_number || '|' || town_code || '|' || ${[
  'street_name',
  'street_number',
  'block',
  'entrance',
  'floor',
  'apartment',
]
  .map((column) => `coalesce(lower(${column}), '')`)
  .join(` || '|' || `)}`;

/**
 * Creates the tables `staged`, for the rows of a file, and `rejected`, for the reasons why staged rows contradict stored
 * ones or each other. Both are dropped at the end of the transaction.
 */
export const createStaging = async (client: pg.ClientBase, definitionId: number): Promise<void> => {
  const columns = Object.values(definitions[definitionId] ?? {}).map(({ staged, type }) => `${staged} ${type}`);
  const key =
    definitionId === definitionIds.waterMeters ? [`address_key text generated always as (${addressKey}) stored`] : [];
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
  onProgress: (progress: { rows: number; bytes: number }) => void;
}

export interface Staged {
  layout: Layout;
  /** Rows after the header. */
  rows: number;
  badRows: number;
  /** The first problems of rows in a wrong format. */
  problems: Problem[];
}

/**
 * Maximum number of problems of each kind, wrong format and contradiction, that are stored for the screen and the import
 * log. The last row in a wrong format may exceed it by its further problems. The files of rejected rows have all of them.
 */
export const maxProblems = 1000;

/** Copies the rows in a correct format into the staging table, and counts the others. */
export const stageRows = async (client: pg.ClientBase, staging: Staging): Promise<Staged> => {
  const { bytes, encoding, definitionId, codes, onProgress } = staging;
  let [read, rows, badRows] = [0, 0, 0];
  const problems: Problem[] = [];
  let layout: Layout | undefined;
  let copy: ReturnType<typeof copyFrom> | undefined;
  let failed: Promise<never> | undefined;
  try {
    for await (const part of readRows(bytes, encoding, (count) => (read += count))) {
      let lines = '';
      for (const row of part) {
        if (!layout) {
          layout = readHeader(row, definitionId, encoding, codes);
          copy = client.query(copyFrom(`copy staged (line, ${layout.staged.join(', ')}) from stdin`));
          failed = once(copy, 'error').then(([error]) => Promise.reject(error));
          failed.catch(() => undefined);
          continue;
        }
        rows += 1;
        const result = readRow(layout, row);
        if ('values' in result) lines += copyLine(row.line, result.values);
        else {
          badRows += 1;
          if (problems.length < maxProblems) problems.push(...result.problems);
        }
      }
      if (lines && copy && failed && !copy.write(lines)) await Promise.race([once(copy, 'drain'), failed]);
      onProgress({ rows, bytes: read });
    }
    if (!layout || !copy) throw new FileProblem(texts.empty);
    if (rows === 0) throw new FileProblem(texts.onlyHeader);
    copy.end();
    await finished(copy);
  } catch (error) {
    copy?.destroy();
    throw error;
  } finally {
    bytes.destroy();
  }
  return { layout, rows, badRows, problems };
};

const copyLine = (line: number, values: readonly (string | null)[]): string => {
  let text = String(line);
  for (const value of values) text += value === null ? '\t\\N' : `\t${special.test(value) ? escapeCell(value) : value}`;
  return `${text}\n`;
};

const special = /[\\\t\n\r]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeCell = (text: string): string => text.replaceAll(/[\\\t\n\r]/g, (found) => escapes[found] ?? found);
