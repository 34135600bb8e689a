import type { Readable } from 'node:stream';

/** The checksum, by which the store finds the file, and its size in bytes. */
export interface StoredFile {
  sha256: string;
  size: number;
}

/** A received file that is not stored permanently yet. */
export interface StagedFile extends StoredFile {
  /** Stores the file permanently, unless a file with this checksum is already stored. */
  keep(): Promise<void>;
  /** Removes the file unless it was kept. */
  discard(): Promise<void>;
}

/** Content-addressed storage of attachments; a folder or an object store can implement it. */
export interface AttachmentStore {
  /** Receives a complete stream. An aborted stream leaves no data. */
  receive(bytes: Readable): Promise<StagedFile>;
  /** Reads a kept file. */
  read(sha256: string): Promise<Readable>;
}
