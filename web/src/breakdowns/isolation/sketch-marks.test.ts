import { expect, test } from '@jest/globals';
import { groupMarks, type SketchMark } from './sketch-marks.ts';

const mark = (name: string, x: number, streetName: string | null = null, kind: SketchMark['kind'] = 'must') => ({
  at: [x, 50] as const,
  name,
  kind,
  streetName,
});

test('valves of one kind that would cover each other are one mark with all their numbers', () => {
  const groups = groupMarks([mark('1', 100), mark('2', 300), mark('3', 110), mark('×', 105, null, 'broken')]);
  expect(groups.map(({ names }) => names.join(','))).toEqual(['1,3', '2', '×']);
});

test('the name of each street is written once', () => {
  const groups = groupMarks([
    mark('1', 100, 'ул. „Пирин“'),
    mark('2', 300, 'ул. „Пирин“'),
    mark('3', 310, 'ул. „Орион“'),
  ]);
  expect(groups.map(({ streetName }) => streetName)).toEqual(['ул. „Пирин“', 'ул. „Орион“']);
});
