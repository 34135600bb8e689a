import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { openFolderStore } from './folder-store.ts';
import { removePosition, withoutPositions } from './photo-position.ts';

/** The start of a JPEG image of one pixel, without image data and without the marker of the end. */
const imageHead = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
const picture = Buffer.concat([imageHead, Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56, 0xff, 0xd9])]);

type ByteOrder = 'II' | 'MM';
type Entry = readonly [tag: number, type: number, count: number, value: number];

/** Exif data in the layout of cameras: orientation, a GPS pointer and the camera model. */
const exifOf = (byteOrder: ByteOrder, { hasPosition = true, gpsAt = 0 } = {}): Buffer => {
  const bytes = Buffer.alloc(200);
  const short = (value: number, at: number) =>
    byteOrder === 'II' ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    byteOrder === 'II' ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  const directory = (at: number, entries: readonly Entry[]): void => {
    short(entries.length, at);
    for (const [index, [tag, type, count, value]] of entries.entries()) {
      const entry = at + 2 + index * 12;
      short(tag, entry);
      short(type, entry + 2);
      long(count, entry + 4);
      if (type === 3) short(value, entry + 8);
      else long(value, entry + 8);
    }
  };
  bytes.write(byteOrder, 0, 'latin1');
  short(42, 2);
  long(8, 4);
  const orientation: Entry = [0x0112, 3, 1, 6];
  const camera: Entry = [0x0110, 2, 6, 150];
  directory(8, hasPosition ? [orientation, [0x8825, 4, 1, gpsAt || 60], camera] : [orientation, camera]);
  bytes.write('Камък'.slice(0, 2) + '!', 150, 'utf8');
  if (!hasPosition) return bytes;
  directory(60, [
    [1, 2, 2, 0x4e],
    [2, 5, 3, 100],
  ]);
  for (const [index, part] of [42, 1, 41, 1, 523, 10].entries()) long(part, 100 + index * 4);
  return bytes;
};

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const exif = (content: Buffer): Buffer => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), content]));
/** The image with additional leading segments. */
const withSegments = (...segments: Buffer[]): Buffer =>
  Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);

const clean = (bytes: Buffer, chunk = bytes.length || 1): Promise<Buffer> => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) =>
    bytes.subarray(index * chunk, (index + 1) * chunk),
  );
  return buffer(Readable.from(chunks).pipe(removePosition()));
};

describe('removal of the position of a photograph', () => {
  test.each<ByteOrder>(['II', 'MM'])('removes only the position from Exif with byte order %s', async (order) => {
    const before = exifOf(order);
    const cleaned = await clean(withSegments(exif(before)));
    expect(cleaned.equals(withSegments(exif(exifOf(order, { hasPosition: false }))))).toBe(true);
  });

  test('works for any chunk boundaries', async () => {
    const whole = withSegments(exif(exifOf('MM')), segment(0xfe, Buffer.from('note')));
    const expected = await clean(whole);
    for (const chunk of [1, 2, 3, 7, 64])
      expect([chunk, (await clean(whole, chunk)).equals(expected)]).toEqual([chunk, true]);
  });

  test.each([
    ['fill bytes', Buffer.from([0xff])],
    ['restart markers', Buffer.from([0xff, 0xd0])],
    ['starts of an image', Buffer.from([0xff, 0xd8])],
    ['empty segments', Buffer.from([0xff, 0xe0, 0, 2])],
    ['empty segments with the marker of Exif', Buffer.from([0xff, 0xe1, 0, 2])],
    ['scans without data', Buffer.from([0xff, 0xda, 0, 2])],
    ['malformed Exif', exif(Buffer.alloc(0))],
  ])('returns at most one chunk for each input chunk: %s', async (what, repeated) => {
    const body = Buffer.alloc(500_000, repeated);
    const cleaning = removePosition();
    let pushed = 0;
    const push = cleaning.push.bind(cleaning);
    cleaning.push = (bytes: Buffer | null) => {
      if (bytes !== null) pushed += 1;
      return push(bytes);
    };
    const start = imageHead.subarray(0, 2);
    const pieces = Array.from({ length: 10 }, (_, index) => body.subarray(index * 50_000, (index + 1) * 50_000));
    const chunks = [start, ...pieces];
    const cleaned = await buffer(Readable.from(chunks).pipe(cleaning));
    const expected = what === 'malformed Exif' ? start : Buffer.concat([start, body]);
    expect(cleaned.equals(expected)).toBe(true);
    // One more chunk is allowed at the end: buffered bytes that form no complete segment.
    expect(pushed).toBeLessThanOrEqual(chunks.length + 1);
  });

  test('removes XMP, data after the image and malformed Exif', async () => {
    const xmp = segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>42</exif:GPSLatitude>'));
    const outOfRange = exifOf('II', { gpsAt: 0xfffffff0 });
    const second = withSegments(exif(exifOf('II')));
    const cleaned = await clean(
      Buffer.concat([withSegments(xmp, exif(outOfRange), exif(Buffer.from('nonsense'))), second]),
    );
    expect(cleaned.equals(picture)).toBe(true);
    const truncated = withSegments(exif(exifOf('II'))).subarray(0, 90);
    expect((await clean(truncated)).length).toBe(2);
  });

  test('does not change other files, or photographs without a position', async () => {
    const known = withSegments(exif(exifOf('II', { hasPosition: false })), segment(0xe2, Buffer.from('ICC_PROFILE\0')));
    const others = [
      '',
      'a',
      '\xff',
      '\xff\xd8',
      'текст с Exif\0\0',
      '%PDF-1.7',
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff\x00rest',
    ];
    for (const file of [known, picture, ...others.map((text) => Buffer.from(text, 'latin1'))])
      expect([file.length, (await clean(file, 5)).equals(file)]).toEqual([file.length, true]);
  });

  test('never throws and never adds bytes, even if bytes of a photograph are random', async () => {
    const whole = withSegments(exif(exifOf('II')), exif(exifOf('MM')));
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 2_000; round += 1) {
      const bytes = Buffer.from(whole);
      for (let count = next(6); count >= 0; count -= 1) bytes[next(bytes.length)] = next(256);
      expect((await clean(bytes, 1 + next(400))).length).toBeLessThanOrEqual(bytes.length);
    }
  });

  test('the store keeps the cleaned file, and no part of an aborted file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'struma-position-'));
    try {
      const store = withoutPositions(await openFolderStore(folder));
      const staged = await store.receive(Readable.from([withSegments(exif(exifOf('II')))]));
      await staged.keep();
      const expected = withSegments(exif(exifOf('II', { hasPosition: false })));
      expect((await buffer(await store.read(staged.sha256))).equals(expected)).toBe(true);
      const broken = Readable.from(
        (async function* () {
          yield picture;
          throw new Error('The client has disconnected.');
        })(),
      );
      await expect(store.receive(broken)).rejects.toThrow('The client has disconnected.');
      const files = await readdir(join(folder, 'staging'), { recursive: true, withFileTypes: true });
      expect(files.filter((entry) => entry.isFile())).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
