import { pipeline, Transform, type Readable } from 'node:stream';

/** The same stream; `onBytes` reports the number of bytes so far. Its reader receives the errors of the source. */
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
