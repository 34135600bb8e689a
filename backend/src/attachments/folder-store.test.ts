import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { localDisk } from './disk.ts';
import { openFolderStore } from './folder-store.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'struma-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const reserve = 1_000_000;
const bytes = (content: string): Readable => Readable.from([Buffer.from(content)]);
const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

const filesIn = async (part: string): Promise<string[]> => {
  const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

describe('the attachment folder', () => {
  test('returns kept files by checksum', async () => {
    const store = await openFolderStore(folder);
    const staged = await store.receive(bytes('договор'));
    expect(staged).toMatchObject({ sha256: sha256('договор'), size: 14 });
    await staged.keep();
    expect(await text(await store.read(staged.sha256))).toBe('договор');
    expect(await filesIn('staging')).toEqual([]);
  });

  test('stores equal content once, and an empty file', async () => {
    const store = await openFolderStore(folder);
    for (const content of ['a', 'a', '']) await (await store.receive(bytes(content))).keep();
    expect((await filesIn('files')).toSorted()).toEqual([sha256('a'), sha256('')].toSorted());
  });

  test('removes discarded files but no kept ones', async () => {
    const store = await openFolderStore(folder);
    const [kept, dropped] = [await store.receive(bytes('kept')), await store.receive(bytes('dropped'))];
    await kept.keep();
    await Promise.all([kept.discard(), dropped.discard()]);
    expect(await filesIn('.')).toEqual([sha256('kept')]);
  });

  test('an aborted stream leaves no file', async () => {
    const store = await openFolderStore(folder);
    const broken = new Readable({
      read() {
        this.push(Buffer.alloc(100_000));
        this.destroy(new Error('aborted'));
      },
    });
    await expect(store.receive(broken)).rejects.toThrow('aborted');
    expect(await filesIn('.')).toEqual([]);
  });

  test('SG-19 keeps the disk reserve free: checks the free space before and while a file is received', async () => {
    const free = [reserve + 1, reserve, reserve - 1, reserve - 1];
    const disk = { ...localDisk, freeBytes: () => Promise.resolve(free.shift() ?? 0) };
    const store = await openFolderStore(folder, { reserveBytes: reserve, disk });
    const endless = Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(1024 * 1024)));
    await expect(store.receive(endless)).rejects.toMatchObject({ status: 507 });
    expect(endless.destroyed).toBe(true);
    await expect(store.receive(bytes('един ред'))).rejects.toMatchObject({ status: 507 });
    expect(free).toEqual([]);
    expect(await filesIn('.')).toEqual([]);
  });

  test('SG-19 accepts files up to the configured size, or of any size without a limit', async () => {
    const [limited, unlimited] = [await openFolderStore(folder, { maxBytes: 10 }), await openFolderStore(folder)];
    expect(await limited.receive(bytes('0123456789'))).toMatchObject({ size: 10 });
    await expect(limited.receive(bytes('0123456789a'))).rejects.toMatchObject({ status: 413 });
    expect(await unlimited.receive(bytes('0123456789a'))).toMatchObject({ size: 11 });
  });

  test('syncs all folders of a kept file to the disk, also if its content was already stored', async () => {
    const synced: string[] = [];
    const syncFolder = (path: string): Promise<void> => {
      synced.push(path);
      return localDisk.syncFolder(path);
    };
    const store = await openFolderStore(folder, { disk: { ...localDisk, syncFolder } });
    const leaf = join(folder, 'files', sha256('a').slice(0, 2), sha256('a').slice(2, 4));
    for (let times = 0; times < 2; times += 1) {
      await (await store.receive(bytes('a'))).keep();
      expect(synced.splice(0)).toEqual([leaf, join(leaf, '..'), join(folder, 'files')]);
    }
  });

  test('removes staged files of ended processes at start, but not those of running ones', async () => {
    const staging = join(folder, 'staging');
    const parts = {
      ended: `${hostname()}@999999999@1`,
      alive: `${hostname()}@${process.ppid}@1`,
      elsewhere: 'another-host@1@1',
    };
    for (const part of Object.values(parts)) {
      await mkdir(join(staging, part), { recursive: true });
      await writeFile(join(staging, part, 'half'), 'half a file');
    }
    await openFolderStore(folder);
    const remaining = await readdir(staging);
    expect(remaining).toEqual(expect.arrayContaining([parts.alive, parts.elsewhere]));
    expect(remaining).not.toContain(parts.ended);
  });

  test('accepts checksums only, never a path', async () => {
    const store = await openFolderStore(folder);
    await expect(store.read('../../../etc/passwd')).rejects.toThrow('checksum');
  });
});
