import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openFolderStore } from './folder-store.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'struma-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (content: string): Readable => Readable.from([Buffer.from(content)]);
const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

const filesIn = async (part: string): Promise<string[]> => {
  const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

describe('the attachment folder', () => {
  test('gives back what was kept, under its checksum', async () => {
    const store = await openFolderStore(folder);
    const staged = await store.receive(bytes('договор'));
    expect(staged).toMatchObject({ sha256: sha256('договор'), size: 14 });
    await staged.keep();
    expect(await text(await store.read(staged.sha256))).toBe('договор');
    expect(await filesIn('staging')).toEqual([]);
  });

  test('keeps the same bytes once, and an empty file', async () => {
    const store = await openFolderStore(folder);
    for (const content of ['a', 'a', '']) await (await store.receive(bytes(content))).keep();
    expect((await filesIn('files')).toSorted()).toEqual([sha256('a'), sha256('')].toSorted());
  });

  test('forgets what is discarded, and nothing that was kept', async () => {
    const store = await openFolderStore(folder);
    const [kept, dropped] = [await store.receive(bytes('kept')), await store.receive(bytes('dropped'))];
    await kept.keep();
    await Promise.all([kept.discard(), dropped.discard()]);
    expect(await filesIn('.')).toEqual([sha256('kept')]);
  });

  test('a stream that breaks off leaves nothing', async () => {
    const store = await openFolderStore(folder);
    const broken = new Readable({
      read() {
        this.push(Buffer.alloc(100_000));
        this.destroy(new Error('broken off'));
      },
    });
    await expect(store.receive(broken)).rejects.toThrow('broken off');
    expect(await filesIn('.')).toEqual([]);
  });

  test('what an ended process left behind is removed at start; what others receive is not', async () => {
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
    const left = await readdir(staging);
    expect(left).toEqual(expect.arrayContaining([parts.alive, parts.elsewhere]));
    expect(left).not.toContain(parts.ended);
  });

  test('takes checksums only, never a path', async () => {
    const store = await openFolderStore(folder);
    await expect(store.read('../../../etc/passwd')).rejects.toThrow('checksum');
  });
});
