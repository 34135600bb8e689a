import { afterEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import pg from 'pg';
import { createEmptyDatabase } from '../../../tests/builders/database/test-database.ts';
import { openFolderStore } from '../attachments/folder-store.ts';
import { prepareDatabase } from './prepare.ts';
import { temporaryFolder } from '../../../tests/builders/files/temporary-folder.ts';

const drops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop();
});

const newDatabase = async (): Promise<string> => {
  const database = await createEmptyDatabase();
  drops.push(() => database.drop());
  return database.url;
};

const prepare = async (url: string, demo: { waterMeters: number } | null = null): Promise<void> => {
  const store = await openFolderStore(await temporaryFolder('prepare'));
  await prepareDatabase({ url, store, demo, log: pino({ level: 'silent' }) });
};

const runSql = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

describe('preparing a database', () => {
  test('is done once if replicas start together with an empty database', async () => {
    const url = await newDatabase();
    await Promise.all([prepare(url), prepare(url), prepare(url)]);
    expect(
      await runSql(
        url,
        'select nomenclature_id as list, count(*)::integer as items from nomenclature_item group by 1 order by 1',
      ),
    ).toEqual(
      expect.arrayContaining([
        { list: '1', items: 4 },
        { list: '2', items: 4 },
      ]),
    );
    expect(await runSql(url, 'select 1 as found from signal')).toEqual([]);
  });

  test('keeps changes of the nomenclatures by administrators', async () => {
    const url = await newDatabase();
    await prepare(url);
    await runSql(url, "update nomenclature_item set name_bg = 'Много спешен' where nomenclature_id = 2 and id = 4");
    await prepare(url);
    expect(await runSql(url, 'select name_bg from nomenclature_item where nomenclature_id = 2 and id = 4')).toEqual([
      { name_bg: 'Много спешен' },
    ]);
  });

  test('adds the demo data to an empty database once, if configured', async () => {
    const url = await newDatabase();
    await prepare(url, { waterMeters: 300 });
    const counts = await runSql(
      url,
      'select (select count(*) from signal) as signals, (select count(*) from attachment) as files',
    );
    expect(Number(counts[0]?.signals)).toBeGreaterThan(10);
    await prepare(url, { waterMeters: 300 });
    expect(
      await runSql(url, 'select (select count(*) from signal) as signals, (select count(*) from attachment) as files'),
    ).toEqual(counts);
  });

  test.each([
    ['a client', "insert into client (client_number, name, client_type_id) values ('1', 'Първи', 1)"],
    ['a district', "insert into district (name) values ('София')"],
  ])('adds no demo data to a database that contains only %s', async (_what, statement) => {
    const url = await newDatabase();
    await prepare(url);
    await runSql(url, statement);
    await prepare(url, { waterMeters: 300 });
    expect(await runSql(url, 'select 1 as found from signal')).toEqual([]);
  });

  test('refuses a database of a newer version', async () => {
    const url = await newDatabase();
    await prepare(url);
    await runSql(url, "insert into kysely_migration (name, timestamp) values ('900-later', 'now')");
    await expect(prepare(url)).rejects.toThrow(/newer version of Struma \(it has 900-later\)/);
  });

  test('refuses a database without Cyrillic letters in its locale', async () => {
    const url = await newDatabase();
    const name = `test_c_locale_${process.pid}`;
    await runSql(
      url,
      `create database ${name} template template0 locale_provider libc lc_collate 'C' lc_ctype 'C' encoding 'UTF8'`,
    );
    const cLocaleUrl = new URL(url);
    cLocaleUrl.pathname = `/${name}`;
    drops.unshift(async () => void (await runSql(url, `drop database ${name} with (force)`)));
    await expect(prepare(cLocaleUrl.href)).rejects.toThrow(/has no Cyrillic letters/);
  });
});
