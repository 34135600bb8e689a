import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startForeignService, text, type ForeignService } from '../../../../tests/builders/services/foreign-service.ts';
import { createExternalHttp, ExternalHostFailure } from './external-http.ts';

let service: ForeignService;
let host: string;
beforeAll(async () => {
  service = await startForeignService();
  ({ host } = new URL(service.url));
});
afterAll(() => service?.stop());

const newClient = (more: object = {}) => createExternalHttp({ hosts: [host], ...more });
const reasonOf = async (work: Promise<unknown>): Promise<unknown> => {
  const failure: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ExternalHostFailure);
  return (failure as ExternalHostFailure).cause;
};

describe('requests to external hosts', () => {
  test('return status, content type and body of the response', async () => {
    service.on('/a', text('добре'));
    const { status, contentType, body } = await newClient().get(new URL('/a', service.url));
    expect([status, contentType, body.toString()]).toEqual([200, 'text/plain; charset=utf-8', 'добре']);
  });

  test('time out without a response or with an incomplete response', async () => {
    service.on('/silent', () => undefined);
    service.on('/stopped', (response) => void response.writeHead(200).write('half'));
    for (const path of ['/silent', '/stopped'])
      expect(await reasonOf(newClient({ timeoutMilliseconds: 40 }).get(new URL(path, service.url)))).toMatch(/timeout/);
  });

  test('fail if the response is too long', async () => {
    service.on('/much', text('x'.repeat(101)));
    expect(await reasonOf(newClient({ responseLimitBytes: 100 }).get(new URL('/much', service.url)))).toMatch(/longer/);
  });

  test.each([
    ['http://169.254.169.254/'],
    ['file:///etc/passwd'],
    ['http://user:password@HOST/'],
    ['http://127.0.0.1:1/'],
    ['ftp://HOST/'],
  ])('are never sent to %s', async (address) => {
    service.requests.length = 0;
    const url = new URL(address.replace('HOST', host));
    expect(newClient().isAllowed(url)).toBe(false);
    expect(await reasonOf(newClient().get(url))).toContain('not on the list');
    expect(service.requests).toEqual([]);
  });
});
