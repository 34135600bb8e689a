import { expect, test } from '@jest/globals';
import { readReturnTo, withRecordId } from './return-to.ts';

const origin = 'https://struma.example';
const read = (path: string): string | null => readReturnTo(`?returnTo=${encodeURIComponent(path)}`, origin);

test.each(['/water_meters/add', '/water_meters/preview/5', '/water_meters/add?step=2'])(
  'WM-12 %s is a page to return to',
  (path) => expect(read(path)).toBe(path),
);

test.each([
  'https://evil.example/water_meters/add',
  '//evil.example/water_meters/add',
  String.raw`/\evil.example/water_meters/add`,
  '/water_meters/add/../../realms',
  '/realms/struma',
  'water_meters/add',
  'javascript:alert(1)',
  '',
])('WM-12 %j is no page to return to', (path) => expect(read(path)).toBe(null));

test('WM-12 the path of the page to return to gets the id of the new record', () => {
  expect(withRecordId('/water_meters/add', 'client', '7')).toBe('/water_meters/add?client=7');
  expect(withRecordId('/water_meters/add?client=3&address=4', 'client', '7')).toBe(
    '/water_meters/add?client=7&address=4',
  );
});
