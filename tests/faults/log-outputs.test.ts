/** Each part keeps running if its log cannot be written. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../builders/database/test-database.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const requests = 40;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await temporaryFolder('log-outputs');
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'web/index.html'), '<title>Struma</title>');
});
const started = new Set<ChildProcess>();
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Case {
  main: string;
  /** A URL path; the part logs requests to it. */
  path: string;
  env: (metricsPort: string) => Record<string, string>;
}

const parts: Record<string, Case> = {
  'REST service': {
    main: 'backend/src/main.ts',
    path: '/api/nothing',
    env: (BACKEND_METRICS_PORT) => ({
      BACKEND_METRICS_PORT,
      DATABASE_URL: database.url,
      ATTACHMENTS_DIR: join(folder, 'attachments'),
      OIDC_ISSUER: 'http://127.0.0.1:9/realms/struma',
    }),
  },
  gateway: {
    main: 'gateway/src/main.ts',
    path: '/auth/session',
    env: (METRICS_PORT) => ({
      METRICS_PORT,
      PORT: '0',
      PUBLIC_URL: 'http://127.0.0.1:1',
      REST_URL: 'http://127.0.0.1:9',
      OIDC_ISSUER: 'http://127.0.0.1:9/realms/struma',
      OIDC_CLIENT_SECRET: 'secret',
      SESSION_KEYS: randomBytes(32).toString('base64url'),
      WEB_DIST: join(folder, 'web'),
      ADDRESS_REQUESTS_PER_SECOND: '0',
    }),
  },
  'identity provider': {
    main: 'identity/src/main.ts',
    path: '/nothing',
    env: () => ({
      DATABASE_URL: database.url,
      PUBLIC_URL: 'http://127.0.0.1:1',
      STRUMA_WEB_SECRET: 'secret-of-the-tests',
      DEMO: 'true',
    }),
  },
};

interface Started {
  child: ChildProcess;
  url: string;
  metricsUrl: string;
  errors: () => string;
}

const start = async ({ main, env }: Case, output: 'pipe' | number): Promise<Started> => {
  const metricsPort = String(await findFreePort());
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env(metricsPort) },
    stdio: ['ignore', output, 'pipe', 'ipc'],
  });
  started.add(child);
  let errors = '';
  child.stderr?.on('data', (bytes: Buffer) => (errors += bytes.toString()));
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [{ ready?: string }];
  if (!message?.ready) throw new Error(`${main} did not start: ${errors}`);
  return {
    child,
    url: message.ready,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    errors: () => errors,
  };
};

const requestMany = async (url: string): Promise<void> => {
  for (let number = 0; number < requests; number += 1) await (await fetch(url)).text();
};

/** The counts of failures by code that the launcher receives in the response to a ping. */
const failuresOf = async (child: ChildProcess): Promise<Record<string, number>> => {
  child.send({ ping: 1 });
  const [pong] = (await once(child, 'message')) as [{ logFailures: Record<string, number> }];
  return pong.logFailures;
};

const end = async (child: ChildProcess): Promise<unknown[]> => {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const ended = await exit;
  child.stdout?.destroy();
  return ended;
};

const countReports = (text: string): number => text.split('The log cannot be written').length - 1;

describe.each(Object.entries(parts))('%s', (name, part) => {
  test.each([
    ['full disk', 'ENOSPC'],
    ['closed pipe', 'EPIPE'],
  ])('RQ-2 continues with its log on a %s, counts the failures and reports the first one', async (output, code) => {
    const full = output === 'full disk' ? openSync('/dev/full', 'a') : null;
    const { child, url, metricsUrl, errors } = await start(part, full ?? 'pipe');
    if (full !== null) closeSync(full);
    child.stdout?.destroy();
    await requestMany(url + part.path);
    if (name !== 'identity provider')
      expect(await (await fetch(metricsUrl)).text()).toMatch(
        new RegExp(`^struma_log_failures_total\\{part="\\w+",code="${code}"\\} [1-9]`, 'm'),
      );
    expect((await failuresOf(child))[code]).toBeGreaterThan(0);
    expect(countReports(errors())).toBe(1);
    expect(await end(child)).toEqual([0, null]);
  });

  test('RQ-2 continues while the pipe of its log is not read, and ends on SIGTERM', async () => {
    const { child, url } = await start(part, 'pipe');
    child.stdout?.pause();
    // The log lines of these requests, which contain the long path, exceed the capacity of the pipe.
    for (let round = 0; round < 30; round += 1) await requestMany(`${url}${part.path}/${'a'.repeat(190)}`);
    expect((await fetch(url + part.path)).status).toBeGreaterThan(0);
    expect(await end(child)).toEqual([0, null]);
  });
});
