import { expect, test } from '@jest/globals';
import { definitionIds } from '../definitions.ts';
import { readHeader } from '../read-row.ts';
import { createPlainReader } from './plain-rows.ts';
import { RowBuffer } from './row-buffer.ts';

const header = ['waterMeterFabricNo', 'clientNumber', 'installationDate', 'value', 'latitude', 'customersTotal'];

/** Reads a text from line 2, and returns the lines of the unusual rows, the number of usual rows and the next line. */
const read = (text: string, columns = header): unknown => {
  const layout = readHeader({ line: 1, cells: columns }, definitionIds.waterMeters, 'utf-8', new Map());
  const unusual: number[] = [];
  let usual = 0;
  const takeRows = createPlainReader({
    layout,
    rows: new RowBuffer(layout.staged.length),
    onRow: () => (usual += 1),
    onUnusualRow: (line) => unusual.push(line),
  });
  const { used, nextLine } = takeRows(text, 2, { newline: '\n', delimiter: ';' });
  return { usual, unusual, nextLine, rest: text.slice(used) };
};

test('usual rows are copied directly; unusual rows are passed on; empty lines are skipped', () => {
  const rows = [
    'И1;К-5;15.04.2021;7,125;42.5;3',
    '',
    'а b; ;;;;',
    '2;;2021-04-15;0;;0',
    '№3;;;;;',
    '4;;;+5;;',
    '5;;;;',
  ];
  expect(read(`${rows.join('\n')}\n6;;`)).toEqual({ usual: 3, unusual: [6, 7, 8], nextLine: 9, rest: '6;;' });
});

test('reading ends at the row with the first quote', () => {
  expect(read('1;;;;;\n2;"a";;;;\n3;;;;;\n')).toEqual({
    usual: 1,
    unusual: [],
    nextLine: 3,
    rest: '2;"a";;;;\n3;;;;;\n',
  });
});

test('the rows of an error file are parsed, because cells may have an added apostrophe', () => {
  expect(read('1;x\n', ['waterMeterFabricNo', 'Причина'])).toMatchObject({ nextLine: 2, rest: '1;x\n' });
});
