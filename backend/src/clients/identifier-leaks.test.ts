import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fillTestUtility } from '../../../tests/builders/data/test-utility.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { startTestService, testGatewayKey, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { samplePaths, samplePosts, validPosts } from '../../../tests/builders/requests/every-route.ts';

/** A valid EGN that no client has. */
const typed = '8032056031';

let service: TestService;
let stored: string[];

beforeAll(async () => {
  service = await startTestService();
  await fillTestUtility(service.pool, 100);
  const { rows } = await service.pool.query<{ egn: string }>(`select egn from client where egn ~ '^\\d{9,13}$'`);
  stored = rows.map(({ egn }) => egn);
}, 60_000);
afterAll(() => service?.stop());

/** The administrator has the roles of an operator too. */
const people = {
  administrator: ['Оператор', 'Администратор'],
  citizen: ['Потребител'],
} as const;

const claimsOf = (name: keyof typeof people) => ({
  ...personClaims(name, [...people[name]], ['TestMainGroup']),
  exp: Math.floor(Date.now() / 1000) + 3600,
});

test.each(['administrator', 'citizen'] as const)(
  'CL-1 WM-6 WM-14 no GET route returns an EGN or EIK to the %s',
  async (name) => {
    expect(stored.length).toBeGreaterThan(20);
    const leaking: string[] = [];
    let successes = 0;
    for (const path of samplePaths()) {
      const response = await service.call(path, { claims: claimsOf(name), signal: AbortSignal.timeout(5_000) });
      if (response.status === 200) successes += 1;
      // A stream of events has no end.
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
        await response.body?.cancel();
        continue;
      }
      // The attachments of the generated signals have no stored files, so their downloads are aborted.
      const text = await response.text().catch(() => '');
      if (stored.some((number) => text.includes(number))) leaking.push(path);
    }
    expect(leaking).toEqual([]);
    if (name !== 'citizen') expect(successes).toBeGreaterThan(60);
  },
  60_000,
);

test.each(['administrator', 'citizen'] as const)(
  'CL-1 no error response to a POST request of the %s contains the sent EGN, and no log contains the EGN',
  async (name) => {
    const leaking: string[] = [];
    for (const { path, body } of samplePosts(typed)) {
      const response = await service.call(path, {
        claims: claimsOf(name),
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (response.status >= 400 && (await response.text()).includes(typed)) leaking.push(path);
    }
    expect(leaking).toEqual([]);
    const { rows } = await service.pool.query<{ row: string }>(`
      select row from (select l::text as row from log_entry l union all select e::text from exception_log e
        union all select a::text from activity_log a union all select k::text from idempotency_key k) logs
      where row like '%${typed}%'`);
    expect(rows).toEqual([]);
  },
  60_000,
);

/** The only route that returns whole numbers. It needs a reason, and its call is an activity. */
const revealRoute = '/struma/clients/reveal-identifier';

test.each(['administrator', 'citizen'] as const)(
  'CL-1 no successful response to a POST request of the %s has an EGN or EIK, except that of the reveal route',
  async (name) => {
    const leaking: string[] = [];
    const [first = ''] = stored;
    const filters = ['Client', 'Address', 'WaterMeter'].map((entity) => ({
      path: `/api/${entity}/Get${entity}List`,
      body: { egn: first },
    }));
    let successes = 0;
    for (const { path, body } of [...validPosts(), ...filters]) {
      const response = await service.call(path, {
        claims: claimsOf(name),
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (response.ok) successes += 1;
      if (path !== revealRoute && stored.some((number) => text.includes(number))) leaking.push(path);
    }
    expect(leaking).toEqual([]);
    if (name !== 'citizen') expect(successes).toBeGreaterThan(20);
  },
  60_000,
);

test('CL-1 CL-2 LG-5 after a number was changed and revealed, no event, history, activity or log returns it', async () => {
  const stream = await fetch(`${service.url}/struma/events`, {
    headers: { authorization: `Bearer ${testGatewayKey}` },
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const send = async (path: string, body: object): Promise<string> => {
    const response = await service.call(path, {
      claims: claimsOf('administrator'),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.text();
  };
  expect(await send('/api/Client/updateClient', { clientId: 1, egn: typed })).toMatch(/^\(1\) /);
  expect(await send(revealRoute, { clientId: 1, reason: `Спор за ${typed}` })).toContain(typed);
  let events = '';
  while (!events.includes('"clients"')) events += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  expect(events).not.toContain(typed);
  for (const path of [
    '/struma/history?entity=client&entityId=1',
    '/api/Logs/GetActivityLogsList?page=1&itemsPerPage=100',
    '/api/Logs/GetExceptionLogsList?page=1&itemsPerPage=100',
    '/api/Logs/GetLogsList?userId=50&page=1&itemsPerPage=100',
  ]) {
    const response = await service.call(path, { claims: claimsOf('administrator') });
    const text = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(text).not.toContain(typed);
    if (/history|Activity/.test(path)) expect(text).toContain('••••••••31');
  }
});

test.each([
  ['/struma/clients/list', 'egn'],
  ['/struma/addresses/list', 'egn'],
  ['/struma/address-mappings/list', 'egn'],
  ['/struma/water-meters/list', 'clientEGN'],
  ['/struma/clients/by-identifier', 'identifier'],
])('CL-1 LG-5 %s: finding a client by the whole number is an activity, once an hour', async (path, name) => {
  const [known, unknown] = ['9511032220', '7523169279'];
  await service.pool.query(`truncate activity_log; update client set egn = '${known}' where id = 2`);
  const search = async (number: string): Promise<number> => {
    const { status } = await service.call(path, {
      claims: { ...claimsOf('administrator'), sub: `searches ${path}` },
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [name]: number }),
    });
    return status;
  };
  // A comparison in a change does not hide the search.
  const changed = await service.call('/api/Client/updateClient', {
    claims: { ...claimsOf('administrator'), sub: `searches ${path}` },
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: 2, egn: known }),
  });
  expect(changed.status).toBe(200);
  expect([await search(known), await search(known), await search(unknown)]).toEqual([200, 200, 200]);
  const { rows } = await service.pool.query('select entity, entity_id, action, field, new_value from activity_log');
  expect(rows).toEqual([{ entity: 'client', entity_id: '2', action: 'SEARCH', field: 'egn', new_value: null }]);
});
