import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
});
afterAll(() => service.stop());
afterEach(() => void jest.useRealTimers());

/** Sets the clock ten minutes forward. Timers are real and do not fire earlier. */
const advanceTenMinutes = () =>
  jest.useFakeTimers({
    now: Date.now() + 600_000,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });

const boundary = 'the-boundary';
const part = (name: string, value = '', extra = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}`;

test('AU-2 an upload that outlasts its token is stored: the token is verified at the start', async () => {
  const upload = sendRequest(`${service.url}/api/response/CreateResponse`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      authorization: `Bearer ${await service.issuer.token()}`,
    },
  });
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  upload.write(`${part('signalId', '1\r\n')}${part('message', 'Добър ден\r\n')}${part('fromClient', 'false\r\n')}`);
  upload.write(part('attachments', 'начало'.repeat(20_000), '; filename="план.txt"'));
  const hasBegun = async () =>
    (await readdir(service.folder, { recursive: true, withFileTypes: true })).some((entry) => entry.isFile());
  expect(await eventually(hasBegun, Boolean)).toBe(true);
  const token = await service.issuer.token();
  advanceTenMinutes();
  upload.end(`край\r\n--${boundary}--\r\n`);
  const [response] = await answered;
  let text = '';
  for await (const chunk of response) text += String(chunk);
  expect([response.statusCode, text]).toEqual([200, expect.stringMatching(/^\([1-9]\d*\) /)]);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${service.url}/struma/features`, { headers })).status).toBe(401);
});
