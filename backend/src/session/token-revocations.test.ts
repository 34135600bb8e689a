import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestService, testGatewayKey, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => service.pool.query('delete from cut_off'));

interface Answer {
  now: number;
  cutOffs: unknown[];
}

const path = '/struma/cut-offs';
const asGateway = { authorization: `Bearer ${testGatewayKey}` };
const read = async (since?: number): Promise<Answer> => {
  const response = await fetch(`${service.url}${path}${since === undefined ? '' : `?since=${since}`}`, {
    headers: asGateway,
  });
  return (await response.json()) as Answer;
};
const add = async (...cutOffs: unknown[]): Promise<number> => {
  const headers = { ...asGateway, 'content-type': 'application/json' };
  const body = JSON.stringify({ cutOffs });
  return (await fetch(service.url + path, { method: 'POST', headers, body })).status;
};

describe('token revocations', () => {
  test('AU-11 are stored for every gateway: sessions, and accounts up to the latest time', async () => {
    expect(await add({ session: 's-1' }, { subject: 'anna', until: 200 }, { subject: 'anna', until: 300 })).toBe(200);
    expect(await add({ session: 's-1' }, { subject: 'anna', until: 100 })).toBe(200);
    const { cutOffs } = await read();
    expect(cutOffs).toHaveLength(2);
    expect(cutOffs).toEqual(expect.arrayContaining([{ session: 's-1' }, { subject: 'anna', until: 300 }]));
  });

  test('AU-11 are read since the last request, with a minute of overlap for long transactions', async () => {
    await add({ session: 'long ago' }, { session: 'just now' });
    await service.pool.query("update cut_off set created_on = now() - interval '2 hours' where value = 'long ago'");
    const { now, cutOffs } = await read();
    expect(cutOffs).toHaveLength(2);
    expect((await read(now)).cutOffs).toEqual([{ session: 'just now' }]);
    expect((await read(now + 61_000)).cutOffs).toEqual([]);
    expect((await read(now + 61_000)).now).toBeGreaterThanOrEqual(now);
  });

  test('are no longer returned after the longest possible session has ended', async () => {
    await add({ session: 'old' });
    await service.pool.query("update cut_off set created_on = now() - interval '11 hours'");
    await add({ session: 'new' });
    expect((await read()).cutOffs).toEqual([{ session: 'new' }]);
  });

  test.each([[{}], [{ session: '' }], [{ subject: 'anna' }], [{ subject: 'anna', until: 'now' }]])(
    'are refused if they are invalid: %j',
    async (revocation) => {
      expect(await add(revocation)).toBe(400);
    },
  );

  test('AU-11 are for the gateway only: persons and other keys are refused', async () => {
    for (const method of ['GET', 'POST']) {
      expect((await service.call(path, { method })).status).toBe(403);
      for (const authorization of ['', 'Bearer ', 'Bearer undefined', `Bearer ${testGatewayKey}x`, testGatewayKey])
        expect((await fetch(service.url + path, { method, headers: { authorization } })).status).toBe(401);
    }
    const elsewhere = await fetch(`${service.url}/struma/features`, { headers: asGateway });
    expect(elsewhere.status).toBe(401);
  });
});
