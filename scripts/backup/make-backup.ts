import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { storedFilePath } from '../../backend/src/attachments/folder-store.ts';
import { referencedFilesQuery } from '../../backend/src/attachments/referenced-files.ts';
import { createPool } from '../../backend/src/kernel/database/database.ts';
import { locks } from '../../backend/src/kernel/database/locks.ts';
import { writeArchive, type Archive } from './archive-writer.ts';
import { BackupError, entryNames, format, tableKey, type BackupSummary, type BackupHeader } from './backup-format.ts';
import { openSnapshot, readLines, readTable, type Snapshot } from './database-reader.ts';
import type { Installation } from './installation.ts';

export interface BackupOptions {
  /** Path of the backup; must not exist. */
  file: string;
  /** Name of a snapshot that another database session has exported; the backup reads this state of the database. */
  snapshot?: string;
  signal: AbortSignal;
}

/**
 * Writes an installation into one file: a consistent snapshot of all rows, the files of these rows,
 * and the secrets. The product may run meanwhile. Memory does not grow with the amount of data.
 */
export const makeBackup = async (installation: Installation, options: BackupOptions): Promise<BackupSummary> => {
  let connectionError: Error | undefined;
  const onError = (error: Error): void => void (connectionError ??= error);
  const pool = createPool({ url: installation.databaseUrl, size: 1, statementTimeoutSeconds: 0, onError });
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock_shared($1)', [locks.cleanUp]);
      const snapshot = await openSnapshot(client, options.snapshot);
      if (!snapshot.migrations.backend && !snapshot.migrations.identity)
        throw new BackupError('The database holds no tables of Struma: there is nothing to back up.');
      const summary: BackupSummary = { rows: {}, files: 0, missing: [], damaged: [] };
      await writeArchive(options.file, options.signal, (archive) =>
        fill(archive, client, installation, snapshot, summary),
      );
      return summary;
    } finally {
      // Closes the connection, which also ends its transaction and releases its lock.
      client.release(true);
    }
  } catch (error) {
    throw connectionError ?? error;
  } finally {
    await pool.end();
  }
};

const fill = async (
  archive: Archive,
  client: pg.ClientBase,
  installation: Installation,
  snapshot: Snapshot,
  summary: BackupSummary,
): Promise<void> => {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const header: BackupHeader = { format, version, madeOn: new Date().toISOString(), ...snapshot };
  await archive.add(entryNames.header, json(header));
  for (const table of snapshot.tables) {
    let partNumber = 0;
    for await (const { compressed, rows } of readTable(client, table)) {
      await archive.add(entryNames.tablePart(tableKey(table), partNumber), compressed);
      partNumber += 1;
      if (rows !== null) summary.rows[tableKey(table)] = rows;
    }
  }
  await addFiles(
    archive,
    readLines(client, await referencedFilesQuery(client)),
    installation.attachmentsFolder,
    summary,
  );
  const secrets = await readFile(installation.secretsFile).catch(() => null);
  if (secrets) await archive.add(entryNames.secrets, secrets);
  await archive.add(entryNames.end, json(summary));
};

const addFiles = async (
  archive: Archive,
  checksums: AsyncIterable<string>,
  folder: string,
  summary: BackupSummary,
): Promise<void> => {
  for await (const sha256 of checksums) {
    const file = await open(storedFilePath(folder, sha256)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!file) {
      summary.missing.push(sha256);
      continue;
    }
    const { size } = await file.stat();
    const checksum = createHash('sha256');
    const bytes = Readable.from(hashChunks(file.createReadStream({ highWaterMark: 256 * 1024 }), checksum));
    await archive.addStream(entryNames.file(sha256), size, bytes);
    summary.files += 1;
    if (checksum.digest('hex') !== sha256) summary.damaged.push(sha256);
  }
};

const hashChunks = async function* (bytes: AsyncIterable<Buffer>, checksum: ReturnType<typeof createHash>) {
  for await (const chunk of bytes) {
    checksum.update(chunk);
    yield chunk;
  }
};

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
