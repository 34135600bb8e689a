import { describe, expect, test } from '@jest/globals';
import { readBinaryCopy } from './binary-copy.ts';

const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');

const int4 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

const float8 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

const int8 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
};

const array = (values: number[]): Buffer =>
  Buffer.concat([...[1, 0, 701, values.length, 1].map(int4), ...values.flatMap((value) => [int4(8), float8(value)])]);

const rowOf = (...values: (Buffer | null)[]): Buffer =>
  Buffer.concat([
    Buffer.from([0, values.length]),
    ...values.flatMap((value) => (value ? [int4(value.length), value] : [int4(-1)])),
  ]);

const given = Array.from({ length: 200 }, (_, index) => ({
  id: index * 2 ** 33,
  key: 'ул. „Шипка“'.slice(0, index % 12),
  values: Array.from({ length: index % 5 }, (_value, item) => item / 3),
}));

const copy = Buffer.concat([
  signature,
  int4(0),
  int4(3),
  Buffer.from('abc'),
  ...given.map(({ id, key, values }) =>
    rowOf(int8(id), Buffer.from(key), values.length > 0 ? array(values) : Buffer.concat([0, 0, 701].map(int4)), null),
  ),
  Buffer.from([0xff, 0xff]),
]);

async function* inPieces(size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < copy.length; from += size) yield copy.subarray(from, from + size);
}

describe("PostgreSQL's binary COPY", () => {
  test.each([1, 7, 64, 4096, copy.length])('is parsed in chunks of %i bytes', async (size) => {
    const read: typeof given = [];
    const rows = await readBinaryCopy(inPieces(size), (row) => {
      const values: number[] = [];
      row.eachFloat8(2, (value) => values.push(value));
      read.push({ id: row.int8(0), key: row.text(1), values });
      expect([row.isNull(3), row.hasBytes(1, row.bytesOf(1))]).toEqual([true, true]);
    });
    expect([rows, read]).toEqual([given.length, given]);
  });

  test('`hasBytes` is true exactly if the key of a row equals the previous key', async () => {
    let last: { bytes: Uint8Array; hash: number } | null = null;
    let same = 0;
    await readBinaryCopy(inPieces(50), (row) => {
      if (last && row.hasBytes(1, last.bytes)) same += 1;
      last = { bytes: row.bytesOf(1), hash: row.hash(1) };
    });
    const keys = given.map(({ key }) => key);
    expect(same).toBe(keys.filter((key, index) => index > 0 && key === keys[index - 1]).length);
  });
});
