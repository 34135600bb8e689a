import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`select setval(pg_get_serial_sequence('submitter', 'id'), 10)`);
});
afterAll(() => service.stop());

const rowsOf = async (query: string, values: unknown[] = []) => (await service.pool.query(query, values)).rows;

describe('createSignal', () => {
  const citizen = personClaims('citizen', ['Потребител'], ['TestMainGroup']);
  const validFields = { title: 'Теч', message: 'Тече от вчера', latitude: '42.605', longitude: '23.03' };
  const create = async (fields: Record<string, string>, { claims = citizen, key = '', files = [] as File[] } = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of files) form.append('attachments', file);
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    const options = { method: 'POST', body: form, claims, headers };
    const response = await service.call('/api/signal/createSignal/', options);
    const text = await response.text();
    const id = text.startsWith('{') ? (JSON.parse(text) as { id?: number }).id : undefined;
    return { status: response.status, text, id };
  };

  test("SG-3 SG-20 a citizen's signal belongs to the citizen, has its files and waits for a reply", async () => {
    const { id } = await create(validFields, { files: [new File(['снимка'], 'а.png', { type: 'image/png' })] });
    const [row] = await rowsOf(
      `select s.title, s.status_id, s.channel, s.needs_reply, s.user_id, s.location, submitter.name, submitter.subject,
         (select count(*) from attachment where signal_id = s.id and response_id is null) as files
       from signal s join submitter on submitter.id = s.submitter_id where s.id = $1`,
      [id],
    );
    expect(row).toEqual({
      title: 'Теч',
      status_id: 1,
      channel: 'PORTAL',
      needs_reply: true,
      user_id: 'subject-of-citizen',
      location: { x: 23.03, y: 42.605 },
      name: 'citizen',
      subject: 'subject-of-citizen',
      files: 1,
    });
    const second = await create(validFields);
    const own = await service.call('/api/signal/GetSignalList', { claims: citizen });
    expect(((await own.json()) as { items: { id: number }[] }).items.map((each) => each.id)).toEqual([second.id, id]);
    expect(await rowsOf(`select count(*) as count from submitter where subject = 'subject-of-citizen'`)).toEqual([
      { count: 1 },
    ]);
  });

  test('SG-16 an operator submits for a chosen person or for none; a choice made by a citizen is ignored', async () => {
    await service.pool.query(`
      insert into client (id, client_number, name, client_type_id) values (7, 'К-7', 'Борис Боев', 1)`);
    const operator = { claims: personClaims('operator', ['Оператор'], ['TestMainGroup']) };
    const submitterOf = async (fields: object) => {
      const { id } = await create({ ...validFields, ...fields }, operator);
      return (
        await rowsOf(
          'select channel, submitter_id as submitter, name from signal s left join submitter on submitter.id = submitter_id where s.id = $1',
          [id],
        )
      )[0];
    };
    expect(await submitterOf({})).toEqual({ channel: 'OPERATOR', submitter: null, name: null });
    expect(await submitterOf({ submitterId: '2' })).toMatchObject({ submitter: 2 });
    const client = await submitterOf({ clientId: '7' });
    expect(client).toMatchObject({ name: 'Борис Боев' });
    expect(await submitterOf({ clientId: '7' })).toEqual(client);
    const added = await submitterOf({ callerName: 'Живодара Ненова', callerPhone: '0899 111 222' });
    expect(added).toMatchObject({ name: 'Живодара Ненова' });
    expect(await submitterOf({ callerName: 'Живодара Ненова', callerPhone: '0899111222' })).toEqual(added);
    for (const field of ['submitterId', 'clientId']) {
      const { status, text } = await create({ ...validFields, [field]: '999' }, operator);
      expect([status, JSON.parse(text)]).toMatchObject([400, { message: 'Няма такъв клиент.', field }]);
    }
    const { id } = await create({ ...validFields, submitterId: '2', callerName: 'Чужд', callerPhone: '0888 123' });
    expect(
      await rowsOf('select name from signal s join submitter on submitter.id = submitter_id where s.id = $1', [id]),
    ).toEqual([{ name: 'citizen' }]);
  });

  test.each([
    ['no title', { title: '' }],
    ['an invisible title', { title: '\u200b\u202e' }],
    ['a title of spaces', { title: ' \u00a0 ' }],
    ['no description', { message: '' }],
    ['an empty document', { message: '{"type":"doc","content":[{"type":"paragraph"}]}' }],
    ['no location', { latitude: '' }],
    ['half a location', { longitude: 'x' }],
    ['invalid coordinates', { latitude: '91' }],
  ])('SG-17 a signal with %s is refused', async (_what, wrong) => {
    expect(await create({ ...validFields, ...wrong })).toMatchObject({
      status: 200,
      text: '(0) "Заглавие", "Описание" и "Локация" на сигнала трябва да имат стойности.',
    });
  });

  test('an overlong title and an invalid document are refused', async () => {
    expect((await create({ ...validFields, title: 'я'.repeat(201) })).text).toMatch(/^\(0\) Заглавието е по-дълго/);
    const message = '{"type":"doc","content":[{"type":"script"}]}';
    expect((await create({ ...validFields, message })).text).toMatch(/^\(0\)/);
  });

  test('ten concurrent requests with one key store one signal; other content with the key gets 422', async () => {
    const key = 'd7f2b7a0-0000-4000-8000-000000000009';
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(validFields, { key })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await create({ ...validFields, title: 'Друго' }, { key })).status).toBe(422);
  });

  test('fields are accepted in the query string too, as in the specification', async () => {
    const query = new URLSearchParams(validFields);
    const response = await service.call(`/api/signal/createSignal/?${query.toString()}`, {
      method: 'POST',
      body: new FormData(),
    });
    expect(await response.json()).toEqual({ id: expect.any(Number) });
  });
});
