/** `npm start`: used ports, invalid settings, a second start, killed launchers, a start without demo data. */
import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../builders/eventually.ts';
import { launch } from '../builders/product/launch.ts';
import { fillDataFolder } from '../builders/product/prepared-data.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { processesOf } from '../builders/product/processes.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const timeoutMs = 120_000;

const partsOf = async (folder: string): Promise<string[]> =>
  (await processesOf(folder)).flatMap(({ command }) => /(\w+)\/src\/main\.ts/.exec(command)?.[1] ?? []);

describe('npm start', () => {
  let folder: string;
  let port: number;
  beforeEach(async () => {
    folder = await temporaryFolder('launch');
    port = await findFreePort();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('a used port is reported before anything is started', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    const run = launch(join(folder, 'data'), { PORT: String(port) });
    expect(await run.exit).toBe(1);
    expect(run.output()).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is taken`));
    expect(await readdir(join(folder, 'data'))).toEqual([]);
    other.close();
  });

  test('invalid settings are named, and the start fails', async () => {
    const run = launch(join(folder, 'data'), {
      PORT: String(port),
      READ_TIMEOUT_SECONDS: 'soon',
      IS_PRODUCTION: 'maybe',
    });
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain('IS_PRODUCTION');
    const secondRun = launch(join(folder, 'data'), {
      PORT: String(port),
      READ_TIMEOUT_SECONDS: 'soon',
      LOG_LEVEL: 'loud',
      BASE_MAP: 'raster:tiles.example',
    });
    expect(await secondRun.exit).toBe(1);
    expect(secondRun.output()).toMatch(/^BASE_MAP: must be embedded, raster:<address .*$/m);
    expect(secondRun.output()).toMatch(
      /READ_TIMEOUT_SECONDS: .*\n[^]*LOG_LEVEL: |LOG_LEVEL: .*\n[^]*READ_TIMEOUT_SECONDS: /,
    );
  });

  test(
    'a second start on the same data folder is refused; Ctrl-C ends everything and leaves no process',
    async () => {
      await fillDataFolder(folder);
      const first = launch(folder, { PORT: String(port) });
      await first.ready;
      const second = launch(folder, { PORT: String(await findFreePort()) });
      expect(await second.exit).toBe(1);
      expect(second.output()).toContain(`Another Struma is using ${folder}`);
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      // The terminal sends its signal to all processes, and npm passes it on. Two equal signals might arrive as one.
      first.child.kill('SIGINT');
      first.child.kill('SIGTERM');
      expect(await first.exit).toBe(0);
      expect(await processesOf(folder)).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'after kill -9 of the launcher the next start is ready, and the parts of the killed launcher end',
    async () => {
      await fillDataFolder(folder);
      const first = launch(folder, { PORT: String(port) });
      await first.ready;
      first.child.kill('SIGKILL');
      await first.exit;
      const next = launch(folder, { PORT: String(await findFreePort()) });
      await next.ready;
      // The parts of the killed launcher may still be ending.
      const parts = await eventually(
        () => partsOf(folder),
        ({ length }) => length === 3,
      );
      expect(parts.toSorted()).toEqual(['backend', 'gateway', 'identity']);
      next.child.kill('SIGTERM');
      expect(await next.exit).toBe(0);
      expect(await processesOf(folder)).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'with --no-demo no demo password is printed, and a command creates the first administrator',
    async () => {
      const run = launch(folder, { PORT: String(port) }, '--no-demo');
      await run.ready;
      expect(run.output()).not.toContain('Struma2!');
      const command = spawn(
        process.execPath,
        [
          'scripts/create-administrator.ts',
          '--username',
          'ivanova',
          '--email',
          'ivanova@struma.example',
          '--first-name',
          'Ива',
          '--last-name',
          'Иванова',
        ],
        { cwd: root, env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      let output = '';
      command.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
      expect(await new Promise((resolve) => command.once('close', resolve))).toBe(0);
      expect(output).toMatch(/Temporary password: \S{12,}/);
      run.child.kill('SIGTERM');
      await run.exit;
    },
    timeoutMs,
  );
});
