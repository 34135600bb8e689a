import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { BackupError, entryNames, format, type BackupHeader } from './contents.ts';

/** One entry of a backup. Its bytes must be read to their end before the next one comes. */
export interface ArchiveEntry {
  name: string;
  bytes: Readable;
}

/** The entries of a backup in their order; `length` is the archive's, as `verifyChecksum` answers it. */
export const readArchive = async function* (file: string, length: number): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const source = createReadStream(file, { end: length - 1, highWaterMark: 1024 * 1024 });
  const read = pipeline(source, tar);
  // What fails shows where the entries are asked for.
  read.catch(() => undefined);
  for await (const entry of tar) yield { name: entry.header.name, bytes: Readable.from(entry) };
  await read;
};

/** What the backup says of itself. Throws if this version of Struma cannot read it. */
export const readHeader = async (file: string, length: number): Promise<BackupHeader> => {
  for await (const { name, bytes } of readArchive(file, length)) {
    if (name !== entryNames.header) break;
    const header = JSON.parse((await buffer(bytes)).toString()) as BackupHeader;
    if (header.format <= format) return header;
    throw new BackupError(
      `${file} was made by Struma ${header.version}, in a form that this version cannot read. Restore it with that version.`,
    );
  }
  throw new BackupError(`${file} is no backup of Struma.`);
};
