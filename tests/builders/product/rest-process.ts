import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { startTokenIssuer, type TokenIssuer } from '../people/token.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { openTestPool } from '../database/test-database.ts';

/** The REST service as its own process, as in the product. */
export interface ServiceProcess {
  url: string;
  pid: number;
  folder: string;
  pool: pg.Pool;
  issuer: TokenIssuer;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../../backend/src/main.ts', import.meta.url));

export const startServiceProcess = async (databaseUrl: string): Promise<ServiceProcess> => {
  const issuer = await startTokenIssuer();
  const folder = await temporaryFolder('attachments');
  const child = fork(program, {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      ATTACHMENTS_DIR: folder,
      OIDC_ISSUER: issuer.issuer,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ ready?: string; failed?: string }];
  if (!message.ready) throw new Error(message.failed);
  const pool = openTestPool(databaseUrl);
  return {
    url: message.ready,
    pid: child.pid ?? 0,
    folder,
    pool,
    issuer,
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      await pool.end();
      await issuer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
