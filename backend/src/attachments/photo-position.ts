import { pipeline, Transform } from 'node:stream';
import type { AttachmentStore } from './attachment-store.ts';
import { removeGps } from './exif.ts';

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
 * Returns a stream that removes the position from JPEG files: the GPS entry of Exif, XMP, and data after the image,
 * where phones append further images and videos with positions. Image data, other files and the rest of a malformed
 * JPEG pass unchanged. Each input chunk becomes at most one output chunk: many small chunks would need much time and
 * memory.
 */
export const removePosition = (): Transform => {
  let step: Step = 'start';
  let waiting: Buffer = noBytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      const output: Buffer[] = [];
      let unchangedFrom = 0;
      let at = 0;
      while (at < bytes.length) {
        const found = steps[step](bytes, at);
        if (found === null) break;
        if (found.replacement) {
          output.push(bytes.subarray(unchangedFrom, at), found.replacement);
          unchangedFrom = found.end;
        }
        at = found.end;
        step = found.next;
      }
      output.push(bytes.subarray(unchangedFrom, at));
      waiting = bytes.subarray(at);
      done(null, output.length === 1 ? output[0] : Buffer.concat(output));
    },
    flush(done) {
      if (!isExifTruncated(step, waiting)) this.push(waiting);
      done();
    },
  });
};

/** `foreign`: not a JPEG, or malformed from here on; `over`: after the end of the image. */
type Step = 'start' | 'segment' | 'picture' | 'foreign' | 'over';

interface Found {
  /** Offset after the processed bytes. */
  end: number;
  next: Step;
  /** The output. If absent, the processed bytes pass unchanged. */
  replacement?: Buffer;
}

const noBytes = Buffer.alloc(0);
const [startOfImage, endOfImage, startOfScan, app1] = [0xd8, 0xd9, 0xda, 0xe1];

/** Each step processes the buffered bytes from an offset. Returns null if the step needs more bytes. */
const steps: Readonly<Record<Step, (bytes: Buffer, at: number) => Found | null>> = {
  start: (bytes, at) => {
    if (bytes.length < at + 3) return null;
    const isJpeg = bytes[at] === 0xff && bytes[at + 1] === startOfImage && bytes[at + 2] === 0xff;
    return isJpeg ? { end: at + 2, next: 'segment' } : { end: bytes.length, next: 'foreign' };
  },

  segment: (bytes, begin) => {
    const at = skipMarkersWithoutLength(bytes, begin);
    if (at > begin) return { end: at, next: 'segment' };
    const [prefix, marker] = [bytes[at], bytes[at + 1]];
    if (prefix === undefined || marker === undefined) return null;
    if (prefix !== 0xff || marker === 0) return { end: bytes.length, next: 'foreign' };
    if (marker === endOfImage) return { end: at + 2, next: 'over' };
    if (bytes.length < at + 4) return null;
    const length = 2 + bytes.readUInt16BE(at + 2);
    if (length < 4) return { end: bytes.length, next: 'foreign' };
    const end = at + length;
    if (bytes.length < end) return null;
    if (marker === startOfScan) return { end, next: 'picture' };
    if (marker !== app1) return { end, next: 'segment' };
    return { end, next: 'segment', replacement: cleanSegment(bytes.subarray(at, end)) };
  },

  picture: (bytes, begin) => {
    let at = bytes.indexOf(0xff, begin);
    while (at >= 0 && at + 1 < bytes.length) {
      const follows = bytes[at + 1] ?? 0;
      if (follows !== 0 && follows !== 0xff && !standsAlone(follows)) return { end: at, next: 'segment' };
      at = bytes.indexOf(0xff, at + 1);
    }
    const end = at < 0 ? bytes.length : at;
    return end === begin ? null : { end, next: 'picture' };
  },

  foreign: (bytes) => ({ end: bytes.length, next: 'foreign' }),
  over: (bytes) => ({ end: bytes.length, next: 'over', replacement: noBytes }),
};

/** Returns the offset after all fill bytes and all markers without a length field. */
const skipMarkersWithoutLength = (bytes: Buffer, begin: number): number => {
  let at = begin;
  while (bytes[at] === 0xff) {
    const follows = bytes[at + 1] ?? 0;
    if (follows === 0xff) at += 1;
    else if (standsAlone(follows)) at += 2;
    else break;
  }
  return at;
};

/** True for a marker without a length field: TEM, a restart or the start of an image. */
const standsAlone = (marker: number): boolean => marker === 1 || (marker >= 0xd0 && marker <= startOfImage);

/** True if the file ends within a segment that may be Exif or XMP. The incomplete segment is dropped. */
const isExifTruncated = (step: Step, bytes: Buffer): boolean => step === 'segment' && bytes[1] === app1;

const exifName = 'Exif\0\0';
const xmpNames = ['http://ns.adobe.com/xap/1.0/\0', 'http://ns.adobe.com/xmp/extension/\0'];

/** Malformed Exif is removed completely, because it could contain a position. */
const cleanSegment = (segment: Buffer): Buffer => {
  const begins = (name: string): boolean => segment.toString('latin1', 4, 4 + name.length) === name;
  if (xmpNames.some(begins)) return noBytes;
  if (!begins(exifName)) return segment;
  const head = 4 + exifName.length;
  const exif = removeGps(segment.subarray(head));
  return exif ? Buffer.concat([segment.subarray(0, head), exif]) : noBytes;
};
