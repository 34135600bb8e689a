import { pipeline, Transform, type Readable } from 'node:stream';

/**
 * Returns the bytes of a stream unchanged, and calls `onBytes` with the count of bytes so far. Errors are passed on.
 */
export const countBytes = (source: Readable, onBytes: (count: number) => void): Readable => {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes((bytes += chunk.length));
      done(null, chunk);
    },
  });
  pipeline(source, counted, () => undefined);
  return counted;
};
