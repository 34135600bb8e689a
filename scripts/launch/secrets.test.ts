import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tests/builders/files/temporary-folder.ts';
import { readOrCreateSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder('secrets');
});

describe("the installation's secrets", () => {
  test('are the same for concurrent and later starts, and readable by the owner only', async () => {
    const [one, other] = await Promise.all([readOrCreateSecrets(folder), readOrCreateSecrets(folder)]);
    expect(other).toEqual(one);
    expect(await readOrCreateSecrets(folder)).toEqual(one);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  test('of an older version are kept and completed', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"sessionKeys":"kept"}');
    const whole = await readOrCreateSecrets(folder);
    expect(whole.sessionKeys).toBe('kept');
    expect(whole.gatewayKey).toHaveLength(43);
    expect(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))).toEqual(whole);
  });

  test('that are damaged are reported and not changed', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"sessionKeys":');
    await expect(readOrCreateSecrets(folder)).rejects.toMatchObject({
      lines: [`${join(folder, 'secrets.json')} is damaged: put it back from a backup.`],
    });
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe('{"sessionKeys":');
  });
});
