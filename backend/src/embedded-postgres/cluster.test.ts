import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { temporaryFolder } from '../../../tests/builders/files/temporary-folder.ts';
import { openCluster } from './cluster.ts';

describe('the embedded cluster', () => {
  let dataFolder: string;
  beforeEach(async () => {
    dataFolder = await temporaryFolder('cluster');
  });
  afterEach(() => rm(dataFolder, { recursive: true, force: true }));

  const queryValue = async (url: string, statement: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    await client.end();
    return rows[0]?.[0];
  };

  test('keeps data after a restart, has fsync on and creates Cyrillic trigrams', async () => {
    const first = await openCluster({ dataFolder });
    await queryValue(first.url, 'create table kept as select 7 as value');
    await first.stop();
    const second = await openCluster({ dataFolder });
    expect(await queryValue(second.url, 'select value from kept')).toBe(7);
    expect(await queryValue(second.url, 'show fsync')).toBe('on');
    await queryValue(second.url, 'create extension pg_trgm');
    expect(await queryValue(second.url, `select cardinality(show_trgm('Чолаков'))`)).toBeGreaterThan(5);
    await second.stop();
  });

  test('takes over the cluster of a killed process, and refuses the cluster of a running one', async () => {
    const owner = spawn(process.execPath, ['--input-type=module', '-e', holdCluster, dataFolder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    await new Promise((resolve) => owner.stdout.once('data', resolve));
    await expect(openCluster({ dataFolder })).rejects.toThrow(/Another Struma is using/);
    owner.kill('SIGKILL');
    await new Promise((resolve) => owner.once('exit', resolve));
    const adopted = await openCluster({ dataFolder });
    expect(adopted.isAdopted).toBe(true);
    await adopted.stop();
  });

  test('refuses a data folder of another PostgreSQL version', async () => {
    const cluster = await openCluster({ dataFolder });
    await cluster.stop();
    const { choosePlace } = await import('./place.ts');
    const { folder } = await choosePlace(dataFolder);
    await writeFile(join(folder, 'cluster/PG_VERSION'), '17\n');
    await expect(openCluster({ dataFolder })).rejects.toThrow(/were written by PostgreSQL 17/);
  });

  test('reports that the data folder cannot be created', async () => {
    await writeFile(join(dataFolder, 'a-file'), '');
    await expect(openCluster({ dataFolder: join(dataFolder, 'a-file/data') })).rejects.toThrow(
      /could not be set up|cannot be written/,
    );
  });
});

/** A program that opens the cluster and keeps it open until the process is killed. */
const holdCluster = `
  const { openCluster } = await import(${JSON.stringify(new URL('./cluster.ts', import.meta.url).href)});
  await openCluster({ dataFolder: process.argv[1] });
  process.stdout.write('open');
  setInterval(() => undefined, 1000);
`;
