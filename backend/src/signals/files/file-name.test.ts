import { describe, expect, test } from '@jest/globals';
import { cleanFileName, toArchiveNames } from './file-name.ts';

describe('file names', () => {
  test.each([
    ['снимка.png', 'снимка.png'],
    ['/etc/passwd', 'passwd'],
    [String.raw`..\..\a.txt`, 'a.txt'],
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['a\0\r\nb.txt', 'ab.txt'],
    ['  a.txt ', 'a.txt'],
    ['', 'file'],
    ['...', 'file'],
    ['folder/', 'file'],
    ['.env', '.env'],
    ['и\u0306.txt', 'й.txt'],
    ['\ud800x.txt', 'x.txt'],
  ])('%j is stored as %j', (name, expected) => expect(cleanFileName(name)).toBe(expected));

  test('long names keep their extension', () => {
    const name = cleanFileName(`${'я'.repeat(300)}.pdf`);
    expect(name).toHaveLength(200);
    expect(name).toMatch(/я\.pdf$/);
  });

  test('are made unique in an archive, ignoring letter case', () => {
    expect(toArchiveNames(['a.txt', 'A.txt', 'x/a.txt', 'a (2).txt', 'a'])).toEqual([
      'a.txt',
      'A (2).txt',
      'a (3).txt',
      'a (2) (2).txt',
      'a',
    ]);
  });

  test('of two thousand files with the same long name are unique in an archive', () => {
    const names = toArchiveNames(Array.from({ length: 2000 }, () => `${'я'.repeat(190)}.pdf`));
    expect(new Set(names).size).toBe(2000);
    expect(names.at(-1)).toMatch(/ \(2000\)\.pdf$/);
  });

  test('have at most 200 bytes in an archive and keep their extension', () => {
    const long = `${'я'.repeat(190)}.pdf`;
    const names = toArchiveNames([long, long, `${'😀'.repeat(60)}x`, `a.${'я'.repeat(15)}`]);
    for (const name of names) {
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(name.isWellFormed()).toBe(true);
    }
    expect(names.slice(0, 2)).toEqual([`${'я'.repeat(98)}.pdf`, `${'я'.repeat(96)} (2).pdf`]);
    expect(names.slice(2)).toEqual(['😀'.repeat(50), `a.${'я'.repeat(15)}`]);
  });

  test('have no characters in an archive that Windows rejects', () => {
    expect(toArchiveNames(['a:b.jpg', 'C:', 'a_b.jpg', 'в „кавички“ "и" <без>?.txt'])).toEqual([
      'a_b.jpg',
      'C_',
      'a_b (2).jpg',
      'в „кавички“ _и_ _без__.txt',
    ]);
  });
});
