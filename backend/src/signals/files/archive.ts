import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { AttachmentStore } from '../../attachments/attachment-store.ts';
import { toArchiveNames } from './file-name.ts';

export interface ArchiveEntry {
  name: string;
  size: number;
  sha256: string;
  createdAt: Date;
}

/** Streams the files as a ZIP. At most one file is open at a time; it is closed when the reader stops. */
export const archiveOf = (entries: readonly ArchiveEntry[], store: AttachmentStore): Readable => {
  const zip = new ZipFile();
  const output = new PassThrough();
  let openFile: Readable | undefined;
  const fail = (error: unknown): void => {
    openFile?.destroy();
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  const names = toArchiveNames(entries.map((entry) => entry.name));
  for (const [index, entry] of entries.entries()) {
    // Stored without compression: photographs and PDF files are already compressed.
    const options = { compress: false, size: entry.size, mtime: entry.createdAt };
    zip.addReadStreamLazy(names[index] ?? entry.sha256, options, (use) => {
      store.read(entry.sha256).then((bytes) => {
        if (output.destroyed) return bytes.destroy();
        openFile = bytes.on('error', fail);
        return use(null, bytes);
      }, fail);
    });
  }
  zip.on('error', fail);
  zip.end();
  pipeline(zip.outputStream, output).catch(fail);
  return output;
};
