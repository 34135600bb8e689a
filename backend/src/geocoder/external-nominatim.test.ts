import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json, startForeignService, type ForeignService } from '../../../tests/builders/services/foreign-service.ts';
import { createExternalHttp } from '../kernel/http/external-http.ts';
import { createExternalNominatim, type ExternalNominatim } from './external-nominatim.ts';

let foreign: ForeignService;
let nominatim: ExternalNominatim;

beforeAll(async () => {
  foreign = await startForeignService();
});
beforeEach(() => {
  foreign.requests.length = 0;
  nominatim = createExternalNominatim(createExternalHttp({ hosts: [new URL(foreign.url).host] }), foreign.url, 1);
});
afterAll(() => foreign?.stop());

const request = (q: string, signal = new AbortController().signal) => nominatim.request('/search', { q }, signal);
const requestedTexts = () => foreign.requests.map(({ url }) => url.searchParams.get('q'));

/** Delays the host's responses until `release` is called. `firstRequest` resolves at the first request. */
const delayResponses = () => {
  const answers: (() => void)[] = [];
  const firstRequest = new Promise<void>((resolve) => {
    foreign.on('/search', (response, url, body) => {
      answers.push(() => json([url.searchParams.get('q')])(response, url, body));
      resolve();
    });
  });
  const release = (): void => {
    foreign.on('/search', (response, url, body) => json([url.searchParams.get('q')])(response, url, body));
    for (const answer of answers) answer();
  };
  return { firstRequest, release };
};

describe('the queue of an external geocoder', () => {
  test('requests of disconnected clients are skipped without delay', async () => {
    const { firstRequest, release } = delayResponses();
    const first = request('first');
    await firstRequest;
    const disconnected = Array.from({ length: 10 }, () => new AbortController());
    const disconnectedRequests = Promise.allSettled(
      disconnected.map(({ signal }, index) => request(`gone ${index}`, signal)),
    );
    await expect(request('too many')).rejects.toMatchObject({ status: 502 });
    for (const each of disconnected) each.abort();
    const last = request('last');
    release();
    expect([await first, await last]).toEqual([['first'], ['last']]);
    expect((await disconnectedRequests).every(({ status }) => status === 'rejected')).toBe(true);
    expect(requestedTexts()).toEqual(['first', 'last']);
  });

  test('a disconnect aborts the running request of the client, and the next request starts', async () => {
    const { firstRequest, release } = delayResponses();
    const client = new AbortController();
    const first = request('first', client.signal);
    await firstRequest;
    client.abort();
    await expect(first).rejects.toMatchObject({ status: 502 });
    release();
    expect(await request('next')).toEqual(['next']);
  });

  test('equal requests are sent once', async () => {
    const { release } = delayResponses();
    const all = ['a', 'a', 'b', 'a'].map((q) => request(q));
    release();
    expect(await Promise.all(all)).toEqual([['a'], ['a'], ['b'], ['a']]);
    expect(requestedTexts()).toEqual(['a', 'b']);
  });
});
