import type { Readable } from 'node:stream';

/** A file that is stored under its checksum. */
export interface StoredFile {
  sha256: string;
  size: number;
}

/** A file that has been received but not kept yet. */
export interface StagedFile extends StoredFile {
  /** Keeps the file for good. Repeated or for a known checksum it changes nothing. */
  keep(): Promise<void>;
  /** Forgets the file, unless it was kept. */
  discard(): Promise<void>;
}

/** Where the bytes of attachments are. Content-addressed, so an object store can fill it as well as a folder. */
export interface AttachmentStore {
  /** Receives a stream to its end; what is broken off leaves nothing. */
  receive(bytes: Readable): Promise<StagedFile>;
  /** The bytes of a kept file. */
  read(sha256: string): Promise<Readable>;
}
