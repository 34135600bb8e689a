import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  await service.pool.query('truncate list_view, list_columns');
});
afterAll(() => service.stop());

const maria = personClaims('maria', ['Оператор'], ['TestMainGroup']);
const petar = personClaims('petar', ['Оператор'], ['TestMainGroup']);
const admin = personClaims('admin', ['Администратор'], ['TestMainGroup']);

interface View {
  id: number;
  name: string;
  search: string;
  columns: string[];
  canDelete: boolean;
  isShared: boolean;
  isOwn: boolean;
  author: string;
}

const post = async (path: string, claims: JWTPayload, body: object) => {
  const response = await service.call(`/struma/list-views${path}`, {
    method: 'POST',
    claims,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { id: number | null; refusal: string | null } };
};
const save = async (claims: JWTPayload, more: object = {}): Promise<number> => {
  const view = { list: 'signals', name: 'Мои спешни', search: 'priority=4', columns: [], isShared: false, ...more };
  const { body } = await post('', claims, view);
  if (body.id === null) throw new Error(String(body.refusal));
  return body.id;
};
const read = async (claims: JWTPayload, list = 'signals'): Promise<{ items: View[]; columns: string[] }> =>
  (await (await service.call(`/struma/list-views?list=${list}`, { claims })).json()) as never;
const names = async (claims: JWTPayload, list?: string): Promise<string[]> =>
  (await read(claims, list)).items.map(({ name }) => name);

describe('saved views', () => {
  test.each([
    '7523169263',
    '752316 9263',
    '75 23 16 9263',
    '(7523169263)',
    '"7523169263"',
    '№7523169263',
    '7523-16-92-63',
  ])('CL-1 a view whose filter or name has the EGN %s is refused, and nothing is stored', async (number) => {
    const withFilter = { search: new URLSearchParams({ text: number, town: 'София' }).toString() };
    for (const view of [withFilter, { name: `Клиент ${number}` }])
      await expect(save(maria, view)).rejects.toThrow(/съдържа ЕГН/);
    expect(await read(maria)).toMatchObject({ items: [] });
  });

  test.each(['identifier=104055066', 'clientEGN=1', 'text=1&egn=%31'])(
    'CL-3 a view with a filter by an identifier is refused: %s',
    async (search) => {
      await expect(save(maria, { search })).rejects.toThrow('по ЕГН/ЕИК');
      expect(await read(maria)).toMatchObject({ items: [] });
    },
  );

  test.each([
    { search: 'text=%2537523169263' },
    { search: 'text=752316&text=9263' },
    { search: 'text=752316_9263' },
    { search: 'text=752316,9263' },
    { name: 'Клиент ٧٥٢٣١٦٩٢٦٣' },
    { name: 'Клиент 75\u200b23169263' },
    { columns: ['id', '7523169263'] },
  ])('CL-1 a view with a hidden EGN is refused: %j', async (view) => {
    await expect(save(maria, view)).rejects.toThrow(/съдържа ЕГН/);
    expect(await read(maria)).toMatchObject({ items: [] });
  });

  test.each([' ', '\u200b', '\u202e', '\u3164'])('a view needs a visible name: %j', async (name) => {
    await expect(save(maria, { name })).rejects.toThrow('Въведете име');
    expect(await read(maria)).toMatchObject({ items: [] });
  });

  test('characters that turn the direction of the text are removed from a name', async () => {
    await save(maria, { name: 'Мои\u202e спешни' });
    expect(await names(maria)).toEqual(['Мои спешни']);
  });

  test('the number of a meter that looks like an EGN is stored', async () => {
    await save(maria, { search: 'fabricNo=0605121234' });
    expect((await read(maria)).items[0]?.search).toBe('fabricNo=0605121234');
  });

  test('in its list, a private view is visible to its author and a shared view to everyone', async () => {
    await save(maria);
    await save(maria, { name: 'Общ', isShared: true });
    await save(petar, { name: 'Аварии', list: 'breakdowns', isShared: true });
    expect([await names(maria), await names(petar), await names(admin)]).toEqual([
      ['Мои спешни', 'Общ'],
      ['Общ'],
      ['Общ'],
    ]);
    expect(await names(maria, 'breakdowns')).toEqual(['Аварии']);
    expect((await read(admin)).items[0]).toMatchObject({ isOwn: false, canDelete: true });
    expect((await read(petar)).items[0]).toMatchObject({
      isOwn: false,
      canDelete: false,
      isShared: true,
      search: 'priority=4',
    });
  });

  test('saving under the same name replaces the view of the same author, never the view of a colleague', async () => {
    const first = await save(maria, { isShared: true });
    const other = await save(petar, { isShared: true });
    expect(await save(maria, { search: 'priority=3', isShared: true })).toBe(first);
    const { items } = await read(maria);
    expect(items.map(({ id, search }) => [id, search])).toEqual([
      [first, 'priority=3'],
      [other, 'priority=4'],
    ]);
  });

  test('the author can delete a view, an administrator only a shared view, a colleague none', async () => {
    const [shared, hidden] = [await save(maria, { isShared: true }), await save(maria, { name: 'Скрит' })];
    expect((await post('/delete', petar, { id: shared })).body).toMatchObject({ id: null, refusal: /друг/ });
    expect((await post('/delete', petar, { id: hidden })).status).toBe(404);
    expect((await post('/delete', admin, { id: hidden })).status).toBe(404);
    expect(await names(maria)).toHaveLength(2);
    expect((await post('/delete', admin, { id: shared })).body).toEqual({ id: shared, refusal: null });
    expect((await post('/delete', maria, { id: hidden })).body).toEqual({ id: hidden, refusal: null });
    expect(await names(maria)).toEqual([]);
  });

  test('an operator has no views of the lists for administrators', async () => {
    await save(admin, { list: 'activities', name: 'Промени на Иван', isShared: true });
    for (const list of ['activities', 'exceptions', 'log-entries', 'nomenclatures', 'nomenclature-items', 'imports'])
      expect((await service.call(`/struma/list-views?list=${list}`, { claims: maria })).status).toBe(403);
    expect(await names(admin, 'activities')).toEqual(['Промени на Иван']);
  });

  test('an administrator who may not open the lists of clients, meters and addresses has no views of them', async () => {
    const clerk = personClaims('clerk', ['Администратор'], ['TestMainGroup']);
    for (const list of ['water-meters', 'clients', 'addresses', 'address-mappings']) {
      await save(maria, { list, name: 'Улица', search: 'clientName=Тайнов', isShared: true });
      expect((await service.call(`/struma/list-views?list=${list}`, { claims: clerk })).status).toBe(403);
    }
  });

  test('an administrator outside of the main group has no views of signals and breakdowns', async () => {
    const other = personClaims('other', ['Администратор'], ['TestDummyGroup']);
    await save(other, { list: 'activities', name: 'Мои промени' });
    expect(await names(other, 'activities')).toEqual(['Мои промени']);
    const shared = await save(maria, { isShared: true });
    for (const list of ['signals', 'email-signals', 'breakdowns']) {
      expect((await service.call(`/struma/list-views?list=${list}`, { claims: other })).status).toBe(403);
      expect((await post('/columns', other, { list, viewId: null, columns: ['id'] })).status).toBe(403);
      const view = { list, name: 'Чужд', search: '', columns: [], isShared: false };
      expect((await post('', other, view)).status).toBe(403);
    }
    expect((await post('/delete', other, { id: shared })).status).toBe(403);
  });

  test('a person has at most 100 views of a list', async () => {
    await service.pool.query(
      `insert into list_view (list, name, search, columns, is_shared, author_subject, author)
       select 'signals', 'Изглед ' || n, '', '{}', false, $1, 'М' from generate_series(1, 100) n`,
      [maria.sub],
    );
    await expect(save(maria)).rejects.toThrow('най-много 100');
    expect(await save(maria, { name: 'Изглед 7' })).toBeGreaterThan(0);
    expect(await names(maria)).toHaveLength(100);
  });

  test('a person has at most 1 000 views and 1 000 choices of columns in all lists together', async () => {
    await service.pool.query(
      `insert into list_view (list, name, search, columns, is_shared, author_subject, author)
       select 'list' || n % 20, 'Изглед ' || n, '', '{}', false, $1, 'М' from generate_series(1, 1000) n`,
      [maria.sub],
    );
    await service.pool.query(
      `insert into list_columns (list, subject, columns) select 'list' || n, $1, '{id}' from generate_series(1, 1000) n`,
      [maria.sub],
    );
    await expect(save(maria)).rejects.toThrow('1000 изгледа');
    expect((await post('/columns', maria, { list: 'signals', viewId: null, columns: ['id'] })).status).toBe(400);
    expect(await save(petar)).toBeGreaterThan(0);
    expect((await post('/columns', petar, { list: 'signals', viewId: null, columns: ['id'] })).status).toBe(200);
  });
});

describe('chosen columns', () => {
  test('are stored for each person, for the list and for each view', async () => {
    const id = await save(maria, { isShared: true, columns: ['id', 'status'] });
    await post('/columns', petar, { list: 'signals', viewId: id, columns: ['id', 'wait'] });
    await post('/columns', petar, { list: 'signals', viewId: null, columns: ['id', 'title'] });
    expect(await read(maria)).toMatchObject({ items: [{ columns: ['id', 'status'] }], columns: [] });
    expect(await read(petar)).toMatchObject({ items: [{ columns: ['id', 'wait'] }], columns: ['id', 'title'] });
    await post('/columns', petar, { list: 'signals', viewId: id, columns: [] });
    await post('/columns', petar, { list: 'signals', viewId: null, columns: ['id'] });
    expect(await read(petar)).toMatchObject({ items: [{ columns: ['id', 'status'] }], columns: ['id'] });
  });

  test('cannot be stored for a view that the person may not see or that belongs to another list', async () => {
    const id = await save(maria);
    expect((await post('/columns', petar, { list: 'signals', viewId: id, columns: ['id'] })).status).toBe(404);
    expect((await post('/columns', maria, { list: 'breakdowns', viewId: id, columns: ['id'] })).status).toBe(404);
  });
});
