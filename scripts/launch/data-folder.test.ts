import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mountSmallDisk, smallDiskNote, testWithSmallDisk } from '../../tests/builders/small-disk.ts';
import { temporaryFolder } from '../../tests/builders/temporary-folder.ts';
import { prepareDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder('data-folder');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe('the data folder', () => {
  test('is made for its owner alone, and an older one is closed to others', async () => {
    await prepareDataFolder(join(folder, 'new/data'));
    expect(await modeOf(join(folder, 'new/data'))).toBe(0o700);
    expect(await readdir(join(folder, 'new/data'))).toEqual([]);
    await mkdir(join(folder, 'older'), { mode: 0o755 });
    await writeFile(join(folder, 'older/secrets.json'), '{}');
    await prepareDataFolder(join(folder, 'older'));
    expect(await modeOf(join(folder, 'older'))).toBe(0o700);
  });

  test('that holds files of something else is refused, and left as it is', async () => {
    await writeFile(join(folder, 'thesis.txt'), '');
    await expect(prepareDataFolder(folder)).rejects.toThrow(/holds files that are not of Struma.*empty folder/);
    expect(await modeOf(folder)).toBe(0o755);
    await expect(prepareDataFolder(tmpdir())).rejects.toThrow(/is shared by all users/);
  });

  test('that is a file, or below one, gives a message', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(prepareDataFolder(join(folder, 'file'))).rejects.toThrow(/^DATA_DIR .* cannot be made: .* is a file/);
    await expect(prepareDataFolder(join(folder, 'file/data'))).rejects.toThrow(/^DATA_DIR .* cannot be made/);
  });

  (process.platform === 'linux' ? test : test.skip)('below /proc gives a message instead of a hang', async () => {
    await expect(prepareDataFolder('/proc/x')).rejects.toThrow(
      /^DATA_DIR \/proc\/x cannot be made: .*Set DATA_DIR to a folder of your own\.$/,
    );
    await expect(prepareDataFolder('/proc/x/y')).rejects.toThrow(/cannot be made/);
  });
});

describe(`a disk that is read-only${smallDiskNote}`, () => {
  testWithSmallDisk('gives a message', async () => {
    const disk = mountSmallDisk(join(folder, 'disk'), '1m');
    try {
      disk.makeReadOnly();
      await expect(prepareDataFolder(disk.folder)).rejects.toThrow(/cannot be written: EROFS.*Set DATA_DIR/);
      await expect(prepareDataFolder(join(disk.folder, 'data'))).rejects.toThrow(/cannot be made: EROFS/);
    } finally {
      disk.unmount();
    }
  });
});
