import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { BackupError } from './backup-format.ts';

/** Length of the last line: the checksum in hexadecimal and a line break. */
const endLength = 65;

/** Passes bytes through and appends their SHA-256 as a last line, after the end of the archive. */
export const appendChecksum = (): Transform => {
  const checksum = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      checksum.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, `${checksum.digest('hex')}\n`);
    },
  });
};

/**
 * Reads a whole backup and compares its checksum with the last line. Returns the length of the archive, which ends
 * before that line. Throws a BackupError if the file is not a backup, or is incomplete or changed.
 */
export const verifyChecksum = async (file: string): Promise<number> => {
  const { length, expected } = await readEnd(file);
  const checksum = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: length - 1, highWaterMark: 1024 * 1024 }))
    checksum.update(chunk as Buffer);
  if (checksum.digest('hex') === expected) return length;
  throw new BackupError(`${file} was changed or damaged after it was made: its checksum is wrong. Nothing was done.`);
};

const readEnd = async (file: string): Promise<{ length: number; expected: string }> => {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read({ buffer: Buffer.alloc(endLength), position: Math.max(0, size - endLength) });
    const expected = /^([0-9a-f]{64})\n$/.exec(buffer.toString('latin1'))?.[1];
    if (size > endLength && expected) return { length: size - endLength, expected };
  } finally {
    await handle.close();
  }
  throw new BackupError(
    `${file} is not a backup of Struma, or is incomplete: its last line is missing. Nothing was done.`,
  );
};
