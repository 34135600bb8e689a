import { createHash } from 'node:crypto';
import { chown, mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { choosePlace } from '../../backend/src/embedded-postgres/place.ts';
import { mountSmallDisk, smallDiskNote, testWithSmallDisk } from '../../tests/builders/files/small-disk.ts';
import { temporaryFolder } from '../../tests/builders/files/temporary-folder.ts';
import { prepareDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder('data-folder');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe('the data folder', () => {
  test('is created for its owner only, and other users lose access to an older one', async () => {
    await prepareDataFolder(join(folder, 'new/data'));
    expect(await modeOf(join(folder, 'new/data'))).toBe(0o700);
    expect(await readdir(join(folder, 'new/data'))).toEqual([]);
    await mkdir(join(folder, 'older'), { mode: 0o755 });
    await writeFile(join(folder, 'older/secrets.json'), '{}');
    await prepareDataFolder(join(folder, 'older'));
    expect(await modeOf(join(folder, 'older'))).toBe(0o700);
  });

  test('with files of another program is refused and not changed', async () => {
    await writeFile(join(folder, 'thesis.txt'), '');
    await expect(prepareDataFolder(folder)).rejects.toThrow(/holds files that are not of Struma.*empty folder/);
    expect(await modeOf(folder)).toBe(0o755);
    await expect(prepareDataFolder(tmpdir())).rejects.toThrow(/is a system or home folder/);
  });

  test('that is a file, or is below a file, is refused with a message', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(prepareDataFolder(join(folder, 'file'))).rejects.toThrow(
      /^DATA_DIR .* cannot be created: .* is a file/,
    );
    await expect(prepareDataFolder(join(folder, 'file/data'))).rejects.toThrow(/^DATA_DIR .* cannot be created/);
  });

  (process.platform === 'linux' ? test : test.skip)(
    'below /proc is refused with a message, without hanging',
    async () => {
      await expect(prepareDataFolder('/proc/x')).rejects.toThrow(
        /^DATA_DIR \/proc\/x cannot be created: .*Set DATA_DIR to a folder of your own\.$/,
      );
      await expect(prepareDataFolder('/proc/x/y')).rejects.toThrow(/cannot be created/);
    },
  );
});

const isRoot = process.getuid?.() === 0;

describe(`the PostgreSQL cluster of a product that root starts${isRoot ? '' : ' (skipped: only for root)'}`, () => {
  (isRoot ? test : test.skip)(
    'of an earlier version is found again after other users lost access to its folder',
    async () => {
      const data = join(folder, 'data');
      await mkdir(data, { mode: 0o755 });
      const earlier = await openCluster({ dataFolder: data, isDurable: false });
      await earlier.stop();
      await chown(data, 0, 0);
      await prepareDataFolder(data);
      expect(await modeOf(data)).toBe(0o700);
      const again = await openCluster({ dataFolder: data, isDurable: false });
      await again.stop();
      expect(again.folder).toBe(earlier.folder);
      expect(again.folder).toBe(join(await realpath(data), 'postgres'));
    },
  );

  (isRoot ? test : test.skip)('stays below /var/lib if an earlier version put it there', async () => {
    const data = join(folder, 'data');
    await mkdir(data, { mode: 0o700 });
    const hash = createHash('sha256')
      .update(await realpath(data))
      .digest('hex')
      .slice(0, 12);
    const earlierFolder = `/var/lib/struma-${hash}`;
    await mkdir(join(earlierFolder, 'postgres/cluster'), { recursive: true });
    try {
      await prepareDataFolder(data);
      expect((await choosePlace(data)).folder).toBe(join(earlierFolder, 'postgres'));
    } finally {
      await rm(earlierFolder, { recursive: true });
    }
  });
});

describe(`a disk that is read-only${smallDiskNote}`, () => {
  testWithSmallDisk('is refused with a message', async () => {
    const disk = mountSmallDisk(join(folder, 'disk'), '1m');
    try {
      disk.makeReadOnly();
      await expect(prepareDataFolder(disk.folder)).rejects.toThrow(/cannot be written: EROFS.*Set DATA_DIR/);
      await expect(prepareDataFolder(join(disk.folder, 'data'))).rejects.toThrow(/cannot be created: EROFS/);
    } finally {
      disk.unmount();
    }
  });
});
