import { Readable } from 'node:stream';
import { isMasked } from '@struma/shared/identifier.ts';
import type { Principal } from '../kernel/access/access.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { recordActivities, type Activity } from '../kernel/observability/activity.ts';
import { readJob } from './execute-import.ts';
import { identifierColumn } from './definitions.ts';
import type { ImportServices } from './import-services.ts';
import { importTexts as texts } from './imports.texts.ts';
import { findEncoding, type Encoding } from './csv/find-encoding.ts';
import { readRows } from './csv/read-csv.ts';
import { shownValue } from './read-row.ts';

export interface RepairedCell {
  line: number;
  column: string;
  value: string;
}

/**
 * Replaces cells of a checked file; the header cannot be repaired. The repaired file is stored as UTF-8 with semicolons
 * and the same line numbers, and the run refers to the new file. The original file is kept, and each repaired cell is
 * recorded as an activity, because another administrator than the uploader may repair the file.
 */
export const repairFile = async (
  services: ImportServices,
  principal: Principal,
  id: number,
  cells: readonly RepairedCell[],
): Promise<void> => {
  const { database, store } = services;
  requireWholeIdentifiers(cells);
  const { sha256, status } = await readJob(services, id);
  if (status !== 'CHECKED') throw new HttpFailure(409, texts.notChecked);
  const encoding = await findEncoding(() => store.read(sha256));
  const repairs = new Repairs(cells);
  const lines = repairedLines(await store.read(sha256), encoding, repairs);
  const file = await store.receive(Readable.from(lines, { objectMode: false }));
  if (!repairs.areAllApplied) {
    await file.discard();
    throw new HttpFailure(400, texts.unknownCell);
  }
  const isStored = await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('import_file')
      .set({ sha256: file.sha256, check_sum: file.sha256, file_size: file.size })
      .where('id', '=', id)
      .where('sha256', '=', sha256)
      .where('status', '=', 'CHECKED')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    await transaction
      .insertInto('import_original')
      .values({ import_file_id: id, sha256 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await recordActivities(transaction, principal, repairs.activities(id));
    // Before the commit: the row must not refer to a file that is lost if the process ends now.
    await file.keep();
    return true;
  });
  if (!isStored) {
    await file.discard();
    throw new HttpFailure(409, texts.notChecked);
  }
};

/** Throws a failure with status 400 if a masked identifier, as the screen shows it, would replace the whole one. */
const requireWholeIdentifiers = (cells: readonly RepairedCell[]): void => {
  if (cells.some(({ column, value }) => column.toLowerCase() === identifierColumn && isMasked(value)))
    throw new HttpFailure(400, texts.maskedRepair);
};

/** The new values of cells, with the old values that they replace. */
class Repairs {
  private readonly values: Map<string, string>;
  private readonly replaced: { line: number; column: string; oldValue: string; newValue: string }[] = [];

  constructor(cells: readonly RepairedCell[]) {
    this.values = new Map(cells.map(({ line, column, value }) => [`${line} ${column}`, value]));
  }

  /** True if the file contained all cells to repair. */
  get areAllApplied(): boolean {
    return this.values.size === 0;
  }

  /** Returns the new value of a cell, or the old value if the cell is not to be repaired. */
  apply(line: number, column: string, oldValue: string): string {
    const key = `${line} ${column}`;
    const newValue = this.values.get(key);
    if (newValue === undefined) return oldValue;
    this.values.delete(key);
    this.replaced.push({ line, column, oldValue, newValue });
    return newValue;
  }

  activities(importFileId: number): Activity[] {
    return this.replaced.map(({ line, column, oldValue, newValue }) => ({
      entity: 'importFile',
      entityId: importFileId,
      action: 'UPDATE',
      field: 'repairedCell',
      oldValue: texts.repairedCell(line, column, shownValue(column, oldValue)),
      newValue: shownValue(column, newValue),
    }));
  }
}

async function* repairedLines(bytes: Readable, encoding: Encoding, repairs: Repairs): AsyncGenerator<Buffer> {
  let header: string[] | undefined;
  let next = 1;
  for await (const part of readRows(bytes, encoding)) {
    let text = '';
    for (const { line, cells, wronglyQuoted } of part) {
      // Restores the blank lines that the parser has skipped, so that rows keep their line numbers.
      text += '\r\n'.repeat(Math.max(0, line - next));
      const isHeader = header === undefined;
      header ??= cells.map((cell) => cell.trim());
      // A row with wrong quotes stays as it is: the screen has not shown its cells.
      if (wronglyQuoted !== undefined) {
        text += `${wronglyQuoted}\r\n`;
        next = line + 1;
        continue;
      }
      // The header stays unchanged: under a renamed header the personal numbers would not be masked.
      const repaired = isHeader
        ? cells.slice(0, header.length)
        : header.map((column, index) => repairs.apply(line, column, cells[index] ?? ''));
      const written = [...repaired, ...cells.slice(header.length)].map(quoteIfNeeded).join(';');
      text += `${written}\r\n`;
      next = line + written.split('\n').length;
    }
    if (text) yield Buffer.from(text);
  }
}

const quoteIfNeeded = (cell: string): string =>
  /[;"\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
