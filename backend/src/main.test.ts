import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createEmptyDatabase, type TestDatabase } from '../../tests/builders/database/test-database.ts';
import { temporaryFolder } from '../../tests/builders/files/temporary-folder.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await temporaryFolder('main');
});
afterAll(() => database.drop());

const start = (env: Record<string, string>): ChildProcess =>
  fork(program, {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      ATTACHMENTS_DIR: folder,
      OIDC_ISSUER: 'http://127.0.0.1:9/realms/struma',
      LOG_LEVEL: 'silent',
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

const firstMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0];

describe('the process', () => {
  test.each(['SIGTERM', 'disconnect'])('reports when it is ready and stops on %s', async (end) => {
    const child = start({});
    const { ready } = (await firstMessage(child)) as { ready: string };
    expect((await fetch(`${ready}/readyz`)).status).toBe(200);
    const exit = once(child, 'exit');
    if (end === 'disconnect') child.disconnect();
    else child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  test.each([
    [{ BACKEND_PORT: 'x', DEMO: 'maybe' }, /^BACKEND_PORT: .*\nDEMO: must be true or false$/],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, /ECONNREFUSED|connect/],
  ])('reports why it cannot start with %j', async (env, reason) => {
    const child = start(env);
    const exit = once(child, 'exit');
    expect(await firstMessage(child)).toEqual({ failed: expect.stringMatching(reason) });
    expect((await exit)[0]).toBe(1);
  });
});
