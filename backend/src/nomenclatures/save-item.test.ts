import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, testGatewayKey, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertNomenclatures, materials } from '../../../tests/builders/data/nomenclatures.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

let service: TestService;
const admin = personClaims('admin', ['Администратор'], ['TestDummyGroup']);

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await insertNomenclatures(service.pool);
});
afterAll(() => service.stop());

const base = '/api/nomenclatures';
const get = (path: string, claims = admin): Promise<Response> => service.call(path, { claims });
const post = async (
  name: string,
  body: object,
  { nomenclature = materials, key = '' } = {},
): Promise<[number, string]> => {
  const response = await service.call(`${base}/${name}ItemNomenclature?nomenclatureId=${nomenclature}`, {
    method: 'POST',
    claims: admin,
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  return [response.status, await response.text()];
};
const itemPath = `${base}/GetItemNomenclatureByNomenclatureIdByItemNomenclatureId`;
const readItem = async (id: number): Promise<object> =>
  (await (await get(`${itemPath}?nomenclatureId=${materials}&itemNomenclatureid=${id}`)).json()) as object;
const activitiesOf = async (id: number) => {
  const { rows } = await service.pool.query(
    `select actor_subject, action, field, old_value, new_value from activity_log
     where entity = 'nomenclatureItem' and entity_id = $1 and trace_id is not null order by id`,
    [`${materials}.${id}`],
  );
  return rows as object[];
};

describe('adding an item', () => {
  test('NO-3 returns the id, stores trimmed values and an activity with the user and the trace id', async () => {
    const added = await post('create', { code: ' АЦ ', nameBg: 'Азбестоцимент\n', nameEn: '', isActive: true });
    expect(added).toEqual([200, '(4) Елементът е добавен.']);
    expect(await readItem(4)).toMatchObject({ code: 'АЦ', nameBg: 'Азбестоцимент', nameEn: null, isActive: true });
    expect(await activitiesOf(4)).toEqual([
      {
        actor_subject: 'subject-of-admin',
        action: 'CREATE',
        field: null,
        old_value: null,
        new_value: 'АЦ - Азбестоцимент',
      },
    ]);
    const { rows } = await service.pool.query(
      `select last_modified_on > now() - interval '1 minute' as now from nomenclature where id = ${materials}`,
    );
    expect(rows).toEqual([{ now: true }]);
  });

  test.each([
    [{ nameBg: 'Без код' }, '(0) Полето „Код“ е задължително'],
    [{ code: ' ', nameBg: 'Без код' }, '(0) Полето „Код“ е задължително'],
    [{ code: 'БИ', nameBg: '' }, '(0) Полето „Име на български“ е задължително'],
    [{ code: 'СТ', nameBg: 'Повторен' }, '(0) Вече има елемент с код СТ'],
    [{ code: 'к'.repeat(10_000), nameBg: 'Дълъг' }, '(0) Полето „Код“ е по-дълго от 50 знака'],
    [{ code: 'Д', nameBg: 'к'.repeat(10_000) }, '(0) Полето „Име на български“ е по-дълго от 250 знака'],
    [{ code: 'Д', nameBg: 'Д', nameEn: 'k'.repeat(10_000) }, '(0) Полето „Име на английски“ е по-дълго от 250 знака'],
  ])('NO-3 refuses %j', async (item, text) => {
    expect(await post('create', item)).toEqual([200, text]);
  });

  test('NO-3 an unknown nomenclature returns 404, values of a wrong type return 400', async () => {
    expect((await post('create', { code: 'А', nameBg: 'А' }, { nomenclature: 999 }))[0]).toBe(404);
    expect((await post('create', { code: 5, nameBg: { a: 1 } }))[0]).toBe(400);
  });

  test('NO-3 of five simultaneous saves with the same code, one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('create', { code: 'Едновременен', nameBg: 'Едно' })),
    );
    expect(answers.filter(([, text]) => /^\([1-9]\d*\)/.test(text))).toHaveLength(1);
    expect(answers.filter(([, text]) => text === '(0) Вече има елемент с код Едновременен')).toHaveLength(4);
  });

  test('NO-3 different codes saved at once get different ids', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => post('create', { code: `К${n}`, nameBg: 'Име' })));
    expect(new Set(answers.map(([, text]) => text.split(' ')[0])).size).toBe(4);
  });

  test('NO-3 a repeated save with the same idempotency key adds one item', async () => {
    const key = randomUUID();
    const item = { code: 'Ключ', nameBg: 'Ключ' };
    const first = await post('create', item, { key });
    expect(await post('create', item, { key })).toEqual(first);
    expect((await post('create', { ...item, nameBg: 'Друг' }, { key }))[0]).toBe(422);
  });

  test('NO-3 statuses of signals cannot be added or deactivated', async () => {
    const text = '(0) Елементите на тази номенклатура не се добавят и не се изключват';
    expect(await post('create', { code: 'Н', nameBg: 'Нов' }, { nomenclature: 1 })).toEqual([200, text]);
    expect(await post('update', { id: 2, isActive: false }, { nomenclature: 1 })).toEqual([200, text]);
    expect((await post('update', { id: 2, nameEn: 'Breakdown' }, { nomenclature: 1 }))[1]).toMatch(/^\(2\)/);
  });
});

describe('changing an item', () => {
  test('NO-3 changes only the sent fields and records the old and the new value of each', async () => {
    expect(await post('update', { id: 1, nameEn: '', isActive: false, code: null })).toEqual([
      200,
      '(1) Елементът е обновен.',
    ]);
    expect(await readItem(1)).toMatchObject({ code: 'ПЕ10', nameBg: 'Полиетилен', nameEn: null, isActive: false });
    const change = { actor_subject: 'subject-of-admin', action: 'UPDATE' };
    expect(await activitiesOf(1)).toEqual([
      { ...change, field: 'nameEn', old_value: 'Polyethylene', new_value: null },
      { ...change, field: 'isActive', old_value: 'true', new_value: 'false' },
    ]);
    expect(await post('update', { id: 1, isActive: false })).toEqual([200, '(1) Няма промени.']);
    expect(await activitiesOf(1)).toHaveLength(2);
  });

  test('NO-3 an update with an outdated expected value returns 412 and overwrites nothing', async () => {
    await service.pool.query(
      `update nomenclature_item set name_bg = 'Сив чугун' where nomenclature_id = ${materials} and id = 2`,
    );
    const change = { id: 2, nameBg: 'Ковък чугун' };
    expect((await post('update', { ...change, expected: { nameBg: 'Чугун' } }))[0]).toBe(412);
    expect(await readItem(2)).toMatchObject({ nameBg: 'Сив чугун' });
    expect((await post('update', { ...change, expected: { nameBg: 'Сив чугун', nameEn: null } }))[1]).toMatch(/^\(2\)/);
  });

  test('NO-3 of three simultaneous changes of the same stored value, one succeeds', async () => {
    const change = { id: 2, expected: { nameBg: 'Ковък чугун' } };
    const answers = await Promise.all(['А', 'Б', 'В'].map((nameBg) => post('update', { ...change, nameBg })));
    expect(answers.filter(([status]) => status === 412)).toHaveLength(2);
  });

  test.each([
    [{ id: 2, code: 'СТ' }, '(0) Вече има елемент с код СТ'],
    [{ id: 2, code: '' }, '(0) Полето „Код“ е задължително'],
    [{ id: 2, nameBg: ' ' }, '(0) Полето „Име на български“ е задължително'],
    [{ id: 2, nameBg: '\u200b\u202e' }, '(0) Полето „Име на български“ е задължително'],
  ])('NO-3 refuses %j', async (item, text) => {
    expect(await post('update', item)).toEqual([200, text]);
  });

  test('NO-3 an unknown item returns 404, a missing id returns 400', async () => {
    expect((await post('update', { id: 99, code: 'Я' }))[0]).toBe(404);
    expect((await post('update', { code: 'Я' }))[0]).toBe(400);
  });

  test('NO-3 an inactive item disappears from the choices and stays readable in old signals', async () => {
    await post('update', { id: 4, isActive: false }, { nomenclature: 2 });
    const choices = await (await service.call('/api/priority/GetPriorityAsKeyValuePairList')).json();
    expect(choices).not.toContainEqual({ key: 4, value: 'Спешен' });
    const signal = await (await service.call('/api/signal/GetSignalDetails?signalId=2')).json();
    expect(signal).toMatchObject({ priority: { id: 4, nameBg: 'Спешен' } });
  });

  test('NO-3 personal numbers do not reach the activity log', async () => {
    await post('create', { code: 'ЕГН', nameBg: 'Клиент 8001011234' });
    const { rows } = await service.pool.query(`select from activity_log where new_value like '%8001011234%'`);
    expect(rows).toEqual([]);
  });
});

test('NO-3 the event stream sends the ids of a changed item', async () => {
  const headers = { authorization: `Bearer ${testGatewayKey}` };
  const ending = new AbortController();
  const stream = await fetch(`${service.url}/struma/events`, { headers, signal: ending.signal });
  let received = '';
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) received += Buffer.from(chunk as Uint8Array).toString();
  })().catch(() => undefined);
  await eventually(
    async () => received,
    (text) => text.includes('event: ready'),
  );
  await post('update', { id: 3, nameBg: 'Стомана' });
  await eventually(
    async () => received,
    (text) => text.includes('event: nomenclature'),
  );
  expect(received).toContain(`event: nomenclature\ndata: {"nomenclatureId":${materials},"itemId":3}\n\n`);
  ending.abort();
  await reading;
});
