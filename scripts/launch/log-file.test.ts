import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createLogFailures } from '../../packages/shared/src/log-failures.ts';
import { eventually } from '../../tests/builders/eventually.ts';
import { mountSmallDisk, smallDiskNote, testWithSmallDisk } from '../../tests/builders/files/small-disk.ts';
import { temporaryFolder } from '../../tests/builders/files/temporary-folder.ts';
import { openLogFile } from './log-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder('log-file');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (path: string, { files = 10, bytes = 1_000_000, reports = [] as string[] } = {}) => {
  const counted: string[] = [];
  const failures = createLogFailures({
    count: (code) => counted.push(code),
    report: (text) => reports.push(text),
  });
  return { ...openLogFile({ path, files, bytes, failures }), counted, reports };
};

const line = (number: number): string => `${JSON.stringify({ number, msg: 'х'.repeat(40) })}\n`;

describe('the log file', () => {
  test('starts a new file at the size limit, and keeps the configured number of files, which only the owner can read', async () => {
    const path = join(folder, 'struma.log');
    await writeFile(path, 'older\n', { mode: 0o644 });
    const log = open(path, { files: 3, bytes: 500 });
    for (let number = 0; number < 40; number += 1) {
      log.write(line(number));
      await log.flush();
    }
    await eventually(
      () => readdir(folder),
      ({ length }) => length === 3,
    );
    const names = (await readdir(folder)).toSorted();
    expect(names).toEqual(['struma.log', 'struma.log.1', 'struma.log.2']);
    for (const name of names) {
      const { mode, size } = await stat(join(folder, name));
      expect(mode & 0o777).toBe(0o600);
      expect(size).toBeLessThan(700);
    }
    const texts = await Promise.all(names.toReversed().map((name) => readFile(join(folder, name), 'utf8')));
    const numbers = texts.join('').match(/(?<="number":)\d+/g);
    expect(numbers?.at(-1)).toBe('39');
    expect(numbers).toEqual(numbers?.toSorted((one, other) => Number(one) - Number(other)));
  });

  test('surplus files are removed after the number of files was reduced', async () => {
    const path = join(folder, 'struma.log');
    for (const number of [1, 2, 3, 4]) await writeFile(`${path}.${number}`, 'old');
    open(path, { files: 3 });
    expect((await readdir(folder)).toSorted()).toEqual(['struma.log', 'struma.log.1', 'struma.log.2']);
  });

  test('a folder instead of a file is refused with instructions', async () => {
    await mkdir(join(folder, 'struma.log'));
    expect(() => open(join(folder, 'struma.log'))).toThrow(
      /^LOG_FILE .*struma\.log cannot be written: EISDIR.*Set LOG_FILE/,
    );
    expect(() => open(join(folder, 'none/struma.log'))).toThrow(/ENOENT/);
  });
});

describe(`a full disk${smallDiskNote}`, () => {
  testWithSmallDisk(
    'RQ-2 lines are lost and counted, and the failure is reported once; logging resumes when the disk has space',
    async () => {
      const disk = mountSmallDisk(join(folder, 'disk'), '4m');
      try {
        const path = join(disk.folder, 'struma.log');
        const log = open(path);
        disk.fill();
        const fill = async () => {
          for (let number = 0; number < 500; number += 1) log.write(line(number));
          return log.counted.includes('ENOSPC');
        };
        expect(await eventually(fill, Boolean)).toBe(true);
        for (let number = 0; number < 20_000; number += 1) log.write(line(number));
        const isFull = () => log.counted.includes('ENOSPC') && log.counted.includes('DROPPED');
        expect(await eventually(async () => isFull(), Boolean)).toBe(true);
        expect(log.reports).toEqual([expect.stringMatching(/^The log cannot be written \(ENOSPC\)/)]);
        disk.makeRoom();
        const isWritten = async () => {
          log.write(line(-1));
          return (await readFile(path, 'utf8')).includes('"number":-1');
        };
        expect(await eventually(isWritten, Boolean)).toBe(true);
        expect(log.reports).toHaveLength(1);
      } finally {
        disk.unmount();
      }
    },
  );
});
