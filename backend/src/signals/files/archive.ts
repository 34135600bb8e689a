import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { AttachmentStore } from '../../attachments/attachment-store.ts';
import { distinctNames } from './file-name.ts';

export interface ArchiveEntry {
  name: string;
  size: number;
  sha256: string;
  createdAt: Date;
}

/** The files as one ZIP, made while it is read: one file is open at a time, and none once the reader is gone. */
export const archiveOf = (entries: readonly ArchiveEntry[], store: AttachmentStore): Readable => {
  const zip = new ZipFile();
  const output = new PassThrough();
  let open: Readable | undefined;
  const fail = (error: unknown): void => {
    open?.destroy();
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  const names = distinctNames(entries.map((entry) => entry.name));
  for (const [place, entry] of entries.entries()) {
    // Photographs and PDF are compressed already.
    const options = { compress: false, size: entry.size, mtime: entry.createdAt };
    zip.addReadStreamLazy(names[place] ?? entry.sha256, options, (use) => {
      store.read(entry.sha256).then((bytes) => {
        if (output.destroyed) return bytes.destroy();
        open = bytes.on('error', fail);
        return use(null, bytes);
      }, fail);
    });
  }
  zip.on('error', fail);
  zip.end();
  pipeline(zip.outputStream, output).catch(fail);
  return output;
};
