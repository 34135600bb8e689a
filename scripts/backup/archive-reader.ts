import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { BackupError, entryNames, format, type BackupHeader } from './backup-format.ts';

/** One entry of a backup. Its bytes must be read completely before the next entry is requested. */
export interface ArchiveEntry {
  name: string;
  bytes: Readable;
}

/** Reads the entries of a backup in order. `length` is the length of the archive, which `verifyChecksum` returns. */
export const readArchive = async function* (file: string, length: number): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const source = createReadStream(file, { end: length - 1, highWaterMark: 1024 * 1024 });
  const read = pipeline(source, tar);
  // Failures are thrown by the loop over the entries.
  read.catch(() => undefined);
  for await (const entry of tar) yield { name: entry.header.name, bytes: Readable.from(entry) };
  await read;
};

/** Reads the header. Throws if this version of Struma cannot read the backup. */
export const readHeader = async (file: string, length: number): Promise<BackupHeader> => {
  for await (const { name, bytes } of readArchive(file, length)) {
    if (name !== entryNames.header) break;
    const header = JSON.parse((await buffer(bytes)).toString()) as BackupHeader;
    if (header.format <= format) return header;
    throw new BackupError(
      `${file} was made by Struma ${header.version}, in a format that this version cannot read. Restore it with Struma ${header.version}.`,
    );
  }
  throw new BackupError(`${file} is not a backup of Struma.`);
};
