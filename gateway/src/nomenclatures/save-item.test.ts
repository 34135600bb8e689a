import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json, plainText } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';

const itemsPath = '/api/nomenclatures/getItemsNomenclatureList';
const itemPath = '/api/nomenclatures/GetItemNomenclatureByNomenclatureIdByItemNomenclatureId';
const createPath = '/api/nomenclatures/createItemNomenclature';
const updatePath = '/api/nomenclatures/updateItemNomenclature';
const administrator = { ...operator, actions: ['ADMINISTRATOR' as const], groups: ['TestDummyGroup'] };
const key = 'd7f2b7a0-0000-4000-8000-000000000001';

let harness: GraphqlHarness;
let stored: { id: number; code: string; nameBg: string; nameEn: string | null; isActive: boolean };

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
beforeEach(() => {
  stored = { id: 4, code: 'СТ', nameBg: 'Стомана', nameEn: 'Steel', isActive: true };
  harness.service.on('/struma/features', json(['IDEMPOTENCY', 'NOMENCLATURE_TOOLS']));
  harness.service.on(itemPath, (request, response) => json(stored)(request, response));
  harness.service.on(itemsPath, json({ items: [stored], totalCount: 1 }));
  harness.service.on('/struma/history', json({ items: [], totalCount: 0 }));
  harness.service.on(createPath, plainText('(5) Елементът е добавен.'));
  harness.service.on(updatePath, plainText('(4) Елементът е обновен.'));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const failure = `__typename ... on Failure { message } ... on InvalidInput { problems { path code message } }
  ... on Refusal { code }`;

const send = async (mutation: string, input: object, selection: string, at = harness) => {
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const document = `mutation ($input: ${name}Input!) { ${mutation}(input: $input) { ${failure} ${selection} } }`;
  const { body } = await at.as(administrator)(document, { input });
  return { result: body.data?.[mutation] as unknown, error: body.errors?.[0] };
};
const create = (input: object, at = harness) =>
  send(
    'createNomenclatureItem',
    { idempotencyKey: key, nomenclatureId: '2', ...input },
    '... on CreateNomenclatureItemSuccess { itemId }',
    at,
  );
const update = (input: object, at = harness) =>
  send(
    'updateNomenclatureItem',
    { id: '2.4', ...input },
    `... on UpdateNomenclatureItemSuccess { itemId }
     ... on NomenclatureItemConflict { fields changedBy changedAt current { id nameBg isActive } }`,
    at,
  );
const posted = (from = harness) => from.service.received.filter(({ method }) => method === 'POST');
const bodies = (from = harness) => posted(from).map(({ body }) => JSON.parse(body) as object);

describe('adding an item', () => {
  test('NO-3 sends the trimmed values with the idempotency key and returns the id of the item', async () => {
    const { result } = await create({ code: ' ПЕ ', nameBg: 'Полиетилен', nameEn: null });
    expect(result).toEqual({ __typename: 'CreateNomenclatureItemSuccess', itemId: '2.5' });
    expect(bodies()).toEqual([{ code: 'ПЕ', nameBg: 'Полиетилен', nameEn: '', isActive: true }]);
    expect(posted()[0]).toMatchObject({ path: createPath.toLowerCase(), headers: { 'idempotency-key': key } });
    expect(posted()[0]?.query.toString()).toBe('nomenclatureId=2');
  });

  test.each<[{ code: string; nameBg: string; nameEn?: string }, ...string[][]]>([
    [{ code: ' ', nameBg: '' }, ['code', 'REQUIRED'], ['nameBg', 'REQUIRED']],
    [{ code: '\u200b', nameBg: '\u3164' }, ['code', 'REQUIRED'], ['nameBg', 'REQUIRED']],
    [{ code: 'к'.repeat(10_000), nameBg: 'И' }, ['code', 'LENGTH']],
    [{ code: 'К', nameBg: 'и'.repeat(10_000), nameEn: 'n'.repeat(251) }, ['nameBg', 'LENGTH'], ['nameEn', 'LENGTH']],
  ])('NO-3 invalid values are problems of their fields and nothing is sent', async (values, ...problems) => {
    const { result } = await create(values);
    expect(result).toMatchObject({ problems: problems.map(([field, code]) => ({ path: [field], code })) });
    expect(posted()).toEqual([]);
  });

  test('NO-3 a taken code is a problem of the field, with the text of the service', async () => {
    harness.service.on(createPath, plainText('(0) Вече има елемент с код СТ'));
    const message = 'Вече има елемент с код СТ';
    expect((await create({ code: 'СТ', nameBg: 'Друг' })).result).toEqual({
      __typename: 'InvalidInput',
      message,
      problems: [{ path: ['code'], code: 'DUPLICATE', message }],
    });
    // Sorted by code, the equal code comes before longer codes that contain it.
    const asked = harness.service.received.filter(({ path }) => path === itemsPath.toLowerCase());
    expect(asked.at(-1)?.query.get('sortBy')).toBe('code');
  });

  test('NO-3 another refusal stays a refusal, also if the items cannot be read', async () => {
    harness.service.on(createPath, plainText('(0) Елементите не се добавят'));
    const refusal = { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Елементите не се добавят' };
    expect((await create({ code: 'НОВ', nameBg: 'Нов' })).result).toEqual(refusal);
    harness.service.on(itemsPath, json({ message: 'Късно' }, 500));
    expect((await create({ code: 'СТ', nameBg: 'Нов' })).result).toEqual(refusal);
  });

  test('NO-3 RQ-3 a response without a number has an unknown outcome and keeps its text', async () => {
    harness.service.on(createPath, plainText('Готово ли е?'));
    const { error } = await create({ code: 'ПЕ', nameBg: 'Полиетилен' });
    expect(error).toMatchObject({
      message: 'Готово ли е?',
      extensions: { code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' },
    });
  });

  test('NO-3 an idempotency key that was used for other values is a problem of the key', async () => {
    harness.service.on(createPath, json({ message: 'Ключът е използван.' }, 422));
    const { result } = await create({ code: 'ПЕ', nameBg: 'Полиетилен' });
    expect(result).toMatchObject({ problems: [{ path: ['idempotencyKey'], code: 'DUPLICATE' }] });
  });

  test('NO-3 an unknown nomenclature is NOT_FOUND', async () => {
    harness.service.on(createPath, json({ message: 'Няма такава номенклатура.' }, 404));
    const values = { code: 'ПЕ', nameBg: 'Полиетилен' };
    for (const nomenclatureId of ['9', 'abc'])
      expect((await create({ ...values, nomenclatureId })).error?.extensions).toMatchObject({
        code: 'NOT_FOUND',
        outcome: 'NOT_DONE',
      });
  });
});

describe('changing an item', () => {
  test('NO-3 sends only values that differ from the stored ones, with the expected values of these fields', async () => {
    const changes = { code: 'СТ', nameBg: 'Чугун', nameEn: null };
    const { result } = await update({ changes, expected: { code: 'СТ', nameBg: 'Стомана', nameEn: 'Steel' } });
    expect(result).toEqual({ __typename: 'UpdateNomenclatureItemSuccess', itemId: '2.4' });
    expect(bodies()).toEqual([
      { id: 4, nameBg: 'Чугун', nameEn: '', expected: { nameBg: 'Стомана', nameEn: 'Steel' } },
    ]);
  });

  test('NO-3 values that are stored already are a success without a write', async () => {
    const { result } = await update({ changes: { nameBg: 'Стомана ', isActive: true }, expected: { nameBg: 'Друго' } });
    expect(result).toMatchObject({ __typename: 'UpdateNomenclatureItemSuccess' });
    expect(posted()).toEqual([]);
  });

  test('NO-3 invalid values and a taken code are problems of their fields', async () => {
    const { result } = await update({ changes: { code: null, nameBg: '  ' } });
    expect(result).toMatchObject({ problems: [{ path: ['changes', 'code'] }, { path: ['changes', 'nameBg'] }] });
    harness.service.on(itemsPath, json({ items: [{ ...stored, id: 5, code: 'ПЕ' }], totalCount: 1 }));
    harness.service.on(updatePath, plainText('(0) Вече има елемент с код ПЕ'));
    const taken = await update({ changes: { code: 'ПЕ' } });
    expect(taken.result).toMatchObject({ problems: [{ path: ['changes', 'code'], code: 'DUPLICATE' }] });
  });

  test.each([
    ['before the write', false],
    ['by the service during the write', true],
  ])(
    'NO-3 a change by someone else, found %s, gives a conflict that has the stored item and the author of the change',
    async (_when, isLate) => {
      const change = { createdOn: '2026-06-01 07:30:00', createdOnLocal: '2026-06-01 10:30:00', username: 'Петкова' };
      harness.service.on('/struma/history', json({ items: [change], totalCount: 1 }));
      const changeMeanwhile = (): void => void (stored = { ...stored, nameBg: 'Сив чугун' });
      if (!isLate) changeMeanwhile();
      harness.service.on(updatePath, (request, response) => {
        changeMeanwhile();
        json({ message: 'Променен.' }, 412)(request, response);
      });
      const { result } = await update({ changes: { nameBg: 'Чугун' }, expected: { nameBg: 'Стомана' } });
      expect(result).toEqual({
        __typename: 'NomenclatureItemConflict',
        message: 'Елементът е променен междувременно.',
        fields: ['nameBg'],
        changedBy: 'Петкова',
        changedAt: '2026-06-01T10:30:00+03:00',
        current: { id: '2.4', nameBg: 'Сив чугун', isActive: true },
      });
      expect(posted()).toHaveLength(isLate ? 1 : 0);
    },
  );

  test('NO-3 if the stored item cannot be read after a conflict, the outcome is NOT_DONE', async () => {
    harness.service.on(updatePath, (request, response) => {
      harness.service.on(itemPath, json({ message: 'Късно' }, 500));
      json({ message: 'Променен.' }, 412)(request, response);
    });
    const { error } = await update({ changes: { nameBg: 'Чугун' }, expected: { nameBg: 'Стомана' } });
    expect(error?.extensions).toMatchObject({ code: 'UPSTREAM_FAILED', outcome: 'NOT_DONE' });
  });

  test('NO-3 an unknown item is NOT_FOUND', async () => {
    harness.service.on(itemPath, json({ message: 'Няма такъв елемент.' }, 404));
    for (const id of ['2.9', '2', 'abc'])
      expect((await update({ id, changes: { nameBg: 'Чугун' } })).error?.extensions).toMatchObject({
        code: 'NOT_FOUND',
        outcome: 'NOT_DONE',
      });
  });
});

test('RQ-5 NO-3 a service without optional features receives no expected values: the gateway compares them', async () => {
  const plain = await startGraphqlHarness();
  plain.service.on(itemPath, json(stored));
  plain.service.on(itemsPath, json({ items: [], totalCount: 0 }));
  plain.service.on(createPath, plainText('(5) Готово.'));
  plain.service.on(updatePath, plainText('(4) Готово.'));
  expect((await create({ idempotencyKey: undefined, code: 'ПЕ', nameBg: 'Полиетилен' }, plain)).result).toMatchObject({
    itemId: '2.5',
  });
  const changed = await update({ changes: { nameBg: 'Чугун' }, expected: { nameBg: 'Стомана' } }, plain);
  expect(changed.result).toMatchObject({ itemId: '2.4' });
  expect(bodies(plain)[1]).toEqual({ id: 4, nameBg: 'Чугун' });
  const conflict = await update({ changes: { nameBg: 'Чугун' }, expected: { nameBg: 'Бронз' } }, plain);
  expect(conflict.result).toMatchObject({ __typename: 'NomenclatureItemConflict', changedBy: null });
  expect(posted(plain)).toHaveLength(2);
  await plain.stop();
});
