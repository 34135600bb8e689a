import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import type { CsvRow } from './parse-rows.ts';
import { readRows } from './read-csv.ts';

/** Reads a file in chunks of the given size. */
const read = async (text: string, chunkSize = 65_536): Promise<CsvRow[]> => {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, index) =>
    bytes.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
  const rows: CsvRow[] = [];
  for await (const part of readRows(Readable.from(chunks), 'utf-8')) rows.push(...part);
  return rows;
};

/** Formats a row as `line:cells`, a row with wrong quotes as `line!text`. */
const formatRows = (rows: readonly CsvRow[]): string[] =>
  rows.map(({ line, cells, wronglyQuoted }) =>
    wronglyQuoted === undefined ? `${line}:${cells.join('|')}` : `${line}!${wronglyQuoted}`,
  );

const header = 'number;name;type\n';

describe('IM-7 only the line with a wrong quote is rejected; the quote is', () => {
  test.each([
    ['closed by a later quote of another row', '1;"А;1\n2;Б;1\n3;"В";1\n', ['2!1;"А;1', '3:2|Б|1', '4:3|В|1']],
    ['closed at the end of a later cell', '1;"А;1\n2;Б;1\n3;В";1\n', ['2!1;"А;1', '3:2|Б|1', '4:3|В"|1']],
    ['closed in the next line', '1;"А;1\n2;Б";1\n', ['2!1;"А;1', '3:2|Б"|1']],
    ['never closed', '1;А;1\n2;"Б;1\n3;В;1\n4;Г;1\n', ['2:1|А|1', '3!2;"Б;1', '4:3|В|1', '5:4|Г|1']],
    ['in the last line', '1;А;1\n2;"Б;1', ['2:1|А|1', '3!2;"Б;1']],
    ['within a cell', '1;"А"х;1\n2;"Б";1\n', ['2!1;"А"х;1', '3:2|Б|1']],
    ['in every line', '1;"А;1\n2;"Б;1\n3;"В;1\n4;Г;1\n', ['2!1;"А;1', '3!2;"Б;1', '4!3;"В;1', '5:4|Г|1']],
    ['after a cell with line breaks', '1;"А\nА";1\n2;"Б;1\n3;В;1\n', ['2:1|А\nА|1', '4!2;"Б;1', '5:3|В|1']],
  ])('%s', async (_name, rows, expected) => {
    for (const chunkSize of [65_536, 7, 1])
      expect(formatRows((await read(header + rows, chunkSize)).slice(1))).toEqual(expected);
  });

  test('in line 5 of a file that is longer than the maximum length of a row', async () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => `${index + 1};А;1\n`);
    rows[3] = '4;"А;1\n';
    const allRows = await read(header + rows.join(''));
    expect(allRows).toHaveLength(200_001);
    expect(formatRows(allRows.filter(({ wronglyQuoted }) => wronglyQuoted !== undefined))).toEqual(['5!4;"А;1']);
    expect(formatRows(allRows.slice(-1))).toEqual(['200001:200000|А|1']);
  });

  test('in every line of a large file', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `${index + 1};"А;1\n`);
    expect(await read(header + rows.join(''))).toHaveLength(20_001);
  });

  test('in every line: other tasks of the event loop run between groups of rows', async () => {
    let turns = 0;
    const countTurns = (): void => {
      turns += 1;
      next = setImmediate(countTurns);
    };
    let next = setImmediate(countTurns);
    await read(header + '1;"А;1\n'.repeat(20_000), 1_000_000);
    clearImmediate(next);
    expect(turns).toBeGreaterThan(50);
  });
});

test('IM-7 quoted cells may contain line breaks and separators', async () => {
  const rows = '1;"А; Б\nВ ""Г""";1\r\n2;Д;1\r\n';
  for (const chunkSize of [65_536, 3])
    expect(formatRows(await read(header + rows, chunkSize))).toEqual([
      '1:number|name|type',
      '2:1|А; Б\nВ "Г"|1',
      '4:2|Д|1',
    ]);
});
