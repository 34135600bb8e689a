import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../tests/builders/eventually.ts';
import { startChild, type Child } from './children.ts';
import type { PartsLog } from './parts-log.ts';

const root = join(import.meta.dirname, '../..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'struma-children-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a part that runs this program and then reports that it is ready. */
const start = async (
  program: string,
  hangMs = 0,
  onProgress?: (line: string) => void,
): Promise<Child & { lines: () => string; pid: number }> => {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  await writeFile(file, `${program}\nprocess.send({ ready: 'http://127.0.0.1:1/' + process.pid });`);
  let lines = '';
  const log: PartsLog = {
    name: 'the log',
    isFile: true,
    write: (text) => void (lines += text),
    warn: () => undefined,
    exchangeWith: () => ({}),
    flush: async () => undefined,
  };
  const stopping = new AbortController().signal;
  const child = await startChild({
    name: 'part',
    main: relative(root, file),
    env: {},
    log,
    hangMs,
    stopping,
    onProgress,
  });
  return { ...child, lines: () => lines, pid: Number(new URL(child.url).pathname.slice(1)) };
};

const answering = `process.on('message', ({ ping }) => process.send({ pong: ping, logFailures: {} }));`;
const untilKilled = 'setInterval(() => undefined, 1_000);';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a part of the product', () => {
  test('reports its progress while it prepares its start', async () => {
    const lines: string[] = [];
    const child = await start(`process.send({ progress: 'half' }); ${untilKilled}`, 0, (line) => lines.push(line));
    await child.stop(1_000);
    expect(lines).toEqual(['half']);
  });

  test('RQ-2 is killed if it does not end on request', async () => {
    const child = await start(`process.on('SIGTERM', () => undefined); ${untilKilled}`);
    await child.stop(200);
    expect(await child.ended).toContain('SIGKILL');
    expect(isAlive(child.pid)).toBe(false);
  });

  test('RQ-2 is killed if its event loop is blocked', async () => {
    const child = await start(`${answering} setTimeout(() => { for (;;); }, 50);`, 600);
    expect(await child.ended).toBe('The part did not answer for 0.6 s and was killed.');
    expect(isAlive(child.pid)).toBe(false);
  });

  test('RQ-2 keeps running while it responds to pings', async () => {
    const child = await start(
      `let pings = 0; process.on('message', () => { pings += 1; if (pings === 8) console.log('still here'); }); ${answering}`,
      1_800,
    );
    expect(
      await eventually(
        async () => child.lines(),
        (lines) => lines !== '',
      ),
    ).toBe('still here\n');
    await child.stop(5_000);
    expect(await child.ended).toContain('SIGTERM');
  });

  test('has its output read line by line, including the last line', async () => {
    const child = await start(
      `process.on('SIGTERM', () => { process.stderr.write('ne'); process.stdout.write('whole\\nla'); process.stdout.write('st\\n', () => process.exit()); }); ${untilKilled}`,
    );
    await child.stop(5_000);
    expect(child.lines().split('\n').toSorted()).toEqual(['', 'last', 'ne', 'whole']);
  });
});
