import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../tests/builders/database/test-database.ts';
import { openFolderStore } from '../attachments/folder-store.ts';
import { readHeader } from './read-row.ts';
import { writeRejectedFiles } from './rejected-files.ts';

let database: TestDatabase;
let folder: string;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'struma-rejected-'));
  client = new pg.Client(database.url);
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client?.end();
  await rm(folder, { recursive: true, force: true });
  await database?.drop();
});

const header = 'clientNumber;name;clientType';
const layout = readHeader({ line: 1, cells: header.split(';') }, 2, 'utf-8', new Map());

const openImport = async (content: string) => {
  const store = await openFolderStore(folder);
  const staged = await store.receive(Readable.from([Buffer.from(content)]));
  await staged.keep();
  return { store, sha256: staged.sha256, layout, badRows: 0, invalidRows: 1 };
};

const stagedFiles = async (): Promise<string[]> => {
  const entries = await readdir(join(folder, 'staging'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

test('an import fails and leaves no staged file if the reasons of rejected rows cannot be read', async () => {
  const source = await openImport(`${header}\r\n1;Ана;1\r\n2;Ива;x\r\n`);
  // A table without reasons: the read fails after the file of the rows in a wrong format is staged.
  await client.query('create temp table rejected (line integer)');
  await expect(writeRejectedFiles(client, { ...source, badRows: 1 })).rejects.toThrow('column_name');
  await client.query('drop table rejected');
  expect(await stagedFiles()).toEqual([]);
});

test('an import fails and leaves no staged file if the imported file cannot be read to the end', async () => {
  const source = await openImport(`${header}\r\n1;Ана;1\r\n`);
  async function* interrupted(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${header}\r\n`);
    throw new Error('the disk has failed');
  }
  const store = { ...source.store, read: async () => Readable.from(interrupted(), { objectMode: false }) };
  await client.query('create temp table rejected (line integer, column_name text, reason text)');
  await expect(writeRejectedFiles(client, { ...source, store })).rejects.toThrow('the disk has failed');
  expect(await stagedFiles()).toEqual([]);
});
