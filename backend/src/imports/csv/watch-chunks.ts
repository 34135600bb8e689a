import { pipeline, Transform, type Readable } from 'node:stream';

/** Returns the bytes of a stream unchanged, and calls `onChunk` with each chunk. Errors are passed on. */
export const watchChunks = (source: Readable, onChunk: (chunk: Buffer) => void): Readable => {
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onChunk(chunk);
      done(null, chunk);
    },
  });
  pipeline(source, watched, () => undefined);
  return watched;
};
