/**
 * `npm start`: ends or restarts parts that do not respond, protects data and refuses demo users on a public address.
 */
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { runCommand } from '../builders/product/command.ts';
import { eventually } from '../builders/eventually.ts';
import { launch, type LaunchRun } from '../builders/product/launch.ts';
import { fillDataFolder } from '../builders/product/prepared-data.ts';
import { processOf, processesOf, type PartName } from '../builders/product/processes.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const timeoutMs = 120_000;

let folder: string;
let port: string;
let run: LaunchRun | null;
beforeEach(async () => {
  folder = await temporaryFolder('launch-safety');
  port = String(await findFreePort());
  run = null;
});
afterEach(async () => {
  run?.child.kill('SIGKILL');
  for (const { pid } of await processesOf(folder)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const suspendProcess = async (part: PartName): Promise<number> => {
  const pid = (await processOf(part, folder)) ?? 0;
  expect(pid).toBeGreaterThan(0);
  process.kill(pid, 'SIGSTOP');
  return pid;
};

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe('npm start', () => {
  test(
    'RQ-2 ends all parts, including the database, although none of them responds',
    async () => {
      await fillDataFolder(folder);
      run = launch(folder, { PORT: port });
      await run.ready;
      for (const part of ['gateway', 'backend', 'identity', 'database'] as const) await suspendProcess(part);
      run.child.kill('SIGTERM');
      expect(await run.exit).toBe(0);
      expect(
        await eventually(
          () => processesOf(folder),
          ({ length }) => length === 0,
        ),
      ).toEqual([]);
      // The product starts again after such an end.
      run = launch(folder, { PORT: port });
      await run.ready;
      run.child.kill('SIGTERM');
      await run.exit;
    },
    timeoutMs,
  );

  test(
    'RQ-2 restarts a part that does not respond',
    async () => {
      await fillDataFolder(folder);
      run = launch(folder, { PORT: port, HANG_SECONDS: '3' });
      await run.ready;
      const before = await suspendProcess('gateway');
      const after = await eventually(
        () => processOf('gateway', folder),
        (pid) => pid !== null && pid !== before,
      );
      expect(after).not.toBe(before);
      const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
      expect(await eventually(() => isReady().catch(() => false), Boolean)).toBe(true);
      expect(await readFile(join(folder, 'struma.log'), 'utf8')).toContain('The gateway did not answer for 3 s');
      run.child.kill('SIGTERM');
      expect(await run.exit).toBe(0);
    },
    timeoutMs,
  );

  test(
    'creates data and logs that only the owner can read, and passes no secret to PostgreSQL',
    async () => {
      run = launch(folder, { PORT: port, SESSION_KEYS: 'A'.repeat(43), BASE_MAP_ATTRIBUTION: 'canary' });
      await run.ready;
      expect(await modeOf(folder)).toBe(0o700);
      expect(await modeOf(join(folder, 'struma.log'))).toBe(0o600);
      expect(await modeOf(join(folder, 'secrets.json'))).toBe(0o600);
      expect(await modeOf(join(folder, 'postgres/postgres.log'))).toBe(0o600);
      const environment = await readFile(`/proc/${await processOf('database', folder)}/environ`, 'utf8');
      const names = environment.split('\0').flatMap((entry) => entry.split('=', 1)[0] || []);
      expect(new Set(['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'LC_ALL', 'TZ'])).toEqual(
        new Set([...names, 'PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'LC_ALL', 'TZ']),
      );
      run.child.kill('SIGTERM');
      expect(await run.exit).toBe(0);
    },
    timeoutMs,
  );

  test(
    'refuses a public address with demo users, also if an earlier start created them',
    async () => {
      run = launch(join(folder, 'none'), { PORT: port, HOST: '0.0.0.0' });
      expect(await run.exit).toBe(1);
      expect(run.output()).toMatch(/^HOST 0\.0\.0\.0 can be reached from other machines[^]*PUBLIC_DEMO=true/);

      await fillDataFolder(folder);
      run = launch(folder, { PORT: port });
      await run.ready;
      run.child.kill('SIGTERM');
      await run.exit;
      run = launch(folder, { PORT: port, HOST: '0.0.0.0' }, '--no-demo');
      expect(await run.exit).toBe(1);
      expect(run.output()).toMatch(/publicly known[^]*operator[^]*npm run disable-demo-users/);
      const disabled = await runCommand('disable-demo-users.ts', [], { DATA_DIR: folder });
      expect(disabled).toEqual({
        status: 0,
        output: expect.stringMatching(/^Disabled: admin, .*operator[^]*Ended sessions: 0[^]*up to five minutes/),
      });
      run = launch(folder, { PORT: port, HOST: '0.0.0.0' }, '--no-demo');
      await run.ready;
      run.child.kill('SIGTERM');
      expect(await run.exit).toBe(0);
    },
    timeoutMs,
  );

  (process.platform === 'linux' ? test : test.skip)(
    'reports a DATA_DIR that cannot be created, as the other commands do',
    async () => {
      run = launch('/proc/x', { PORT: port });
      expect(await run.exit).toBe(1);
      expect(run.output()).toMatch(/^DATA_DIR \/proc\/x cannot be created/);
      for (const script of ['create-administrator.ts', 'disable-demo-users.ts']) {
        const { status, output } = await runCommand(script, [], { DATA_DIR: '/proc/x' });
        expect([status, output]).toEqual([1, expect.stringContaining('/proc/x')]);
      }
    },
    timeoutMs,
  );
});
