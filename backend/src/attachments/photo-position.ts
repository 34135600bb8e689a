import { pipeline, Transform } from 'node:stream';
import type { AttachmentStore } from './attachment-store.ts';
import { withoutGps } from './exif.ts';

/** Wraps a store so that received photographs lose their position. */
export const withoutPositions = (store: AttachmentStore): AttachmentStore => ({
  ...store,
  receive: (bytes) => {
    const cleaning = removePosition();
    // The store receives each error through the stream that it reads.
    pipeline(bytes, cleaning, () => undefined);
    return store.receive(cleaning);
  },
});

/**
 * A stream that removes the position from JPEG files: the GPS entry of Exif, XMP, and data after the image, where
 * phones append further images and videos with positions. Image data, other files and the rest of a malformed JPEG pass
 * unchanged.
 */
export const removePosition = (): Transform => {
  let step: Step = 'start';
  let waiting: Buffer = nothing;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      for (;;) {
        const found = steps[step](waiting);
        if (found === null) break;
        if (found.bytes.length > 0) this.push(found.bytes);
        waiting = waiting.subarray(found.taken);
        step = found.next;
        if (waiting.length === 0) break;
      }
      done();
    },
    flush(done) {
      if (!isExifTruncated(step, waiting)) this.push(waiting);
      done();
    },
  });
};

type Step = 'start' | 'segment' | 'picture' | 'foreign' | 'over';

interface Found {
  /** The output. */
  bytes: Buffer;
  /** Number of consumed input bytes. */
  taken: number;
  next: Step;
}

const nothing = Buffer.alloc(0);
const [startOfImage, endOfImage, startOfScan, app1] = [0xd8, 0xd9, 0xda, 0xe1];

const pass = (bytes: Buffer, length: number, next: Step): Found => ({
  bytes: bytes.subarray(0, length),
  taken: length,
  next,
});

/** Each step processes the buffered bytes. Null: it needs more bytes. */
const steps: Readonly<Record<Step, (bytes: Buffer) => Found | null>> = {
  start: (bytes) => {
    if (bytes.length < 3) return null;
    const isJpeg = bytes[0] === 0xff && bytes[1] === startOfImage && bytes[2] === 0xff;
    return isJpeg ? pass(bytes, 2, 'segment') : pass(bytes, bytes.length, 'foreign');
  },

  segment: (bytes) => {
    const [sign, marker] = bytes;
    if (sign === undefined || marker === undefined) return null;
    if (sign !== 0xff || marker === 0) return pass(bytes, bytes.length, 'foreign');
    if (marker === 0xff) return pass(bytes, 1, 'segment');
    if (marker === endOfImage) return pass(bytes, 2, 'over');
    if (standsAlone(marker)) return pass(bytes, 2, 'segment');
    if (bytes.length < 4) return null;
    const length = 2 + bytes.readUInt16BE(2);
    if (length < 4) return pass(bytes, bytes.length, 'foreign');
    if (bytes.length < length) return null;
    if (marker === startOfScan) return pass(bytes, length, 'picture');
    if (marker !== app1) return pass(bytes, length, 'segment');
    return { bytes: cleaned(bytes.subarray(0, length)), taken: length, next: 'segment' };
  },

  picture: (bytes) => {
    let at = bytes.indexOf(0xff);
    while (at >= 0 && at + 1 < bytes.length) {
      const follows = bytes[at + 1] ?? 0;
      if (follows !== 0 && follows !== 0xff && !standsAlone(follows)) return pass(bytes, at, 'segment');
      at = bytes.indexOf(0xff, at + 1);
    }
    const length = at < 0 ? bytes.length : at;
    return length === 0 ? null : pass(bytes, length, 'picture');
  },

  foreign: (bytes) => pass(bytes, bytes.length, 'foreign'),
  over: (bytes) => ({ bytes: nothing, taken: bytes.length, next: 'over' }),
};

/** Markers without a length field: restarts and the start of the image. */
const standsAlone = (marker: number): boolean => marker === 1 || (marker >= 0xd0 && marker <= startOfImage);

/** A file that ends within its Exif contains no image. */
const isExifTruncated = (step: Step, bytes: Buffer): boolean => step === 'segment' && bytes[1] === app1;

const exifName = 'Exif\0\0';
const xmpNames = ['http://ns.adobe.com/xap/1.0/\0', 'http://ns.adobe.com/xmp/extension/\0'];

/** Malformed Exif is removed completely, because it could contain a position. */
const cleaned = (segment: Buffer): Buffer => {
  const begins = (name: string): boolean => segment.toString('latin1', 4, 4 + name.length) === name;
  if (xmpNames.some(begins)) return nothing;
  if (!begins(exifName)) return segment;
  const head = 4 + exifName.length;
  const exif = withoutGps(segment.subarray(head));
  return exif ? Buffer.concat([segment.subarray(0, head), exif]) : nothing;
};
