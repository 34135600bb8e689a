import { appendFileSync, closeSync, openSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tests/builders/files/temporary-folder.ts';
import { capLog } from './cap-log.ts';

test('a log that another process writes is copied and then truncated in place at the limit', async () => {
  const folder = await temporaryFolder('cap-log');
  const path = join(folder, 'postgres.log');
  const writer = openSync(path, 'a', 0o600);
  try {
    appendFileSync(writer, 'older\n');
    await capLog(path, 10);
    expect(await readFile(path, 'utf8')).toBe('older\n');
    appendFileSync(writer, 'newer\n');
    await capLog(path, 10);
    appendFileSync(writer, 'newest\n');
    expect(await readFile(path, 'utf8')).toBe('newest\n');
    expect(await readFile(`${path}.1`, 'utf8')).toBe('older\nnewer\n');
    expect((await stat(`${path}.1`)).mode & 0o777).toBe(0o600);
    await capLog(join(folder, 'none.log'), 10);
  } finally {
    closeSync(writer);
    await rm(folder, { recursive: true, force: true });
  }
});
