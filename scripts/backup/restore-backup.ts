import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { storedFilePath, syncParentFolders } from '../../backend/src/attachments/folder-store.ts';
import { checkDatabase } from '../../backend/src/app/check-database.ts';
import { createPool, createDatabaseOn } from '../../backend/src/kernel/database/database.ts';
import { readArchive, readHeader } from './archive-reader.ts';
import { verifyChecksum } from './checksum.ts';
import {
  BackupError,
  entryNames,
  quote,
  quoteQualified,
  tableKey,
  type BackupSummary,
  type BackupHeader,
  type BackupTable,
} from './backup-format.ts';
import { connectionSettings } from './database-reader.ts';
import { hasFiles, type Installation } from './installation.ts';
import {
  checkTarget,
  checkVersion,
  dropEverything,
  createTables,
  migrateToThisVersion,
  prepareTables,
  type RestoreTransaction,
} from './target-database.ts';

/** A verified backup that this version can read. */
export interface CheckedBackup {
  file: string;
  length: number;
  header: BackupHeader;
}

/** Verifies the whole backup. Throws a BackupError if it is damaged or was made by a newer version. */
export const checkBackup = async (file: string): Promise<CheckedBackup> => {
  const length = await verifyChecksum(file);
  const header = await readHeader(file, length);
  checkVersion(header);
  return { file, length, header };
};

/**
 * Restores a backup into an installation and migrates its tables to this version. All rows are written in one
 * transaction, which commits after the last file is on the disk: an interruption leaves the database unchanged. The
 * clean-up removes unused attachments; a killed process may also leave files that end with `.restored`. The secrets are
 * replaced last.
 */
export const restoreBackup = async (
  backup: CheckedBackup,
  installation: Installation,
  { mayReplace }: { mayReplace: boolean },
): Promise<BackupSummary> => {
  let connectionError: Error | undefined;
  const onError = (error: Error): void => void (connectionError ??= error);
  const pool = createPool({ url: installation.databaseUrl, size: 1, statementTimeoutSeconds: 0, onError });
  try {
    const client = await pool.connect();
    try {
      await checkTarget(client, mayReplace);
      if (!mayReplace && (await hasFiles(installation.attachmentsFolder)))
        throw new BackupError(
          `${installation.attachmentsFolder} holds files already. Restore into an empty folder, or add --replace.`,
        );
      await client.query(connectionSettings);
      const database = createDatabaseOn(client);
      if (backup.header.migrations.backend) await checkDatabase(database);
      const secrets = createDraft(installation.secretsFile);
      const target = { attachmentsFolder: installation.attachmentsFolder, secrets, mayReplace };
      const summary = await database
        .transaction()
        .execute((transaction) => load({ client, transaction }, backup, target))
        .catch(async (error: unknown) => {
          await secrets.drop();
          throw error;
        });
      await secrets.keep();
      await client.query('vacuum (analyze)').catch(() => undefined);
      return summary;
    } finally {
      // Closing the connection rolls back an open transaction.
      client.release(true);
    }
  } catch (error) {
    throw connectionError ?? error;
  } finally {
    await pool.end();
  }
};

interface Target {
  attachmentsFolder: string;
  secrets: Draft;
  mayReplace: boolean;
}

const load = async (
  { client, transaction }: RestoreTransaction,
  { file, length, header }: CheckedBackup,
  { attachmentsFolder, secrets, mayReplace }: Target,
): Promise<BackupSummary> => {
  if (mayReplace) await dropEverything(client);
  await createTables({ client, transaction }, header);
  const restoreConstraints = await prepareTables(client, header.tables);
  const rows = createRowWriter(client, header.tables);
  let summary: BackupSummary | undefined;
  try {
    for await (const { name, bytes } of readArchive(file, length)) {
      if (name.startsWith('tables/')) await rows.add(name, await buffer(bytes));
      else if (name.startsWith('attachments/')) await keepFile(attachmentsFolder, sha256Of(name), bytes);
      else if (name === entryNames.secrets) await secrets.write(await buffer(bytes));
      else if (name === entryNames.end) summary = JSON.parse((await buffer(bytes)).toString()) as BackupSummary;
      else bytes.resume();
    }
  } catch (error) {
    rows.abort();
    throw error;
  }
  const counts = await rows.end();
  if (!summary || JSON.stringify(sorted(counts)) !== JSON.stringify(sorted(summary.rows)))
    throw new BackupError(
      `${file} does not contain the number of rows that it states. The database was not changed; attachments may have been written.`,
    );
  for (const { schema, name, lastValue } of header.sequences)
    await client.query('select setval($1, coalesce($2::bigint, 1), $2 is not null)', [
      quoteQualified({ schema, name }),
      lastValue,
    ]);
  await restoreConstraints();
  await migrateToThisVersion({ client, transaction }, header);
  return summary;
};

/** Returns a writer that receives the parts of tables in order and copies each table with one COPY statement. */
const createRowWriter = (client: pg.ClientBase, tables: BackupTable[]) => {
  const byKey = new Map(tables.map((table) => [tableKey(table), table]));
  const counts: Record<string, number> = {};
  let current: { key: string; stream: CopyStreamQuery } | null = null;

  const end = async (): Promise<Record<string, number>> => {
    if (current) {
      const { key, stream } = current;
      const ended = new Promise((resolve, reject) => stream.once('error', reject).once('finish', resolve));
      stream.end();
      await ended;
      counts[key] = stream.rowCount;
      current = null;
    }
    return counts;
  };

  return {
    end,
    /** Ends an open COPY, which would block the end of the transaction. */
    abort(): void {
      current?.stream.on('error', () => undefined).destroy();
      current = null;
    },
    async add(name: string, compressed: Buffer): Promise<void> {
      const key = name.split('/')[1] ?? '';
      const table = byKey.get(key);
      if (!table) throw new BackupError(`The backup holds rows of ${key}, which it does not describe.`);
      if (current?.key !== key) {
        await end();
        const copy = `copy ${quoteQualified(table)} (${table.columns.map(quote).join(', ')}) from stdin`;
        current = { key, stream: client.query(copyFrom(copy)) };
      }
      await write(current.stream, await promisify(gunzip)(compressed));
    },
  };
};

const write = (stream: CopyStreamQuery, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.write(bytes, (error) => {
      stream.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });

const keepFile = async (folder: string, sha256: string, bytes: Readable): Promise<void> => {
  const path = storedFilePath(folder, sha256);
  const draft = `${path}.restored`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncParentFolders(path);
};

/** A temporary file, which replaces another file when `keep` is called. */
interface Draft {
  write(bytes: Buffer): Promise<void>;
  keep(): Promise<void>;
  drop(): Promise<void>;
}

const createDraft = (file: string): Draft => {
  const draft = `${file}.restored`;
  let isWritten = false;
  return {
    async write(bytes) {
      await mkdir(dirname(file), { recursive: true });
      isWritten = true;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
    },
    async keep() {
      if (isWritten) await rename(draft, file);
    },
    async drop() {
      if (isWritten) await rm(draft, { force: true });
    },
  };
};

const sha256Of = (name: string): string => name.split('/').at(-1) ?? '';

const sorted = (counts: Record<string, number>): [string, number][] =>
  Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1));
