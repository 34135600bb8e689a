import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startClockHarness, type ClockHarness } from '../builders/product/clock-harness.ts';
import { replyTo, run } from '../builders/requests/signal-requests.ts';
import { listenTo } from '../builders/requests/event-stream.ts';
import { integratorToken, type BrowserClient } from '../builders/people/browser-client.ts';
import { sendReply } from '../builders/requests/reply-form.ts';

/** A token lives for five minutes, a session for half an hour after its last request. */
const sixMinutes = 360_000;
const pageHeaders = { 'x-struma': '1', 'sec-fetch-site': 'same-origin' };
let harness: ClockHarness;
let operator: BrowserClient;
let signalId: string;

beforeAll(async () => {
  harness = await startClockHarness();
}, 120_000);
beforeEach(async () => {
  // A token that a test refreshed while the clock was ahead would not expire in the next test.
  operator = await harness.signIn('operator');
  const { signals } = await run(operator, '{ signals(filter: { statuses: [SIGNAL] }) { items { id } } }');
  signalId = (signals as { items: { id: string }[] }).items[0]?.id ?? '';
});
afterEach(() => harness.setClock(0));
afterAll(() => harness?.stop());

const checksum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Warnings and errors in the gateway's log. */
const warningsAndErrors = (): string[] =>
  harness.gateway
    .log()
    .split('\n')
    .filter((line) => /"level":[456]0/.test(line));

/** Larger than the socket buffers, so that a download is not finished before the token expires. */
const large = randomBytes(48 * 1024 * 1024);

const uploadLargeFile = async (): Promise<string> => {
  const reply = await sendReply(operator, signalId, { files: [{ name: 'голям.bin', bytes: large }] });
  const { responseId } = (await reply.json()) as { responseId: string };
  return `/files/responses/${responseId}/attachments/0`;
};

/** Reads a first part, lets the token expire, then reads the rest. */
const readAcrossExpiry = async (response: Response): Promise<Buffer> => {
  const reader = response.body?.getReader();
  const pieces = [(await reader?.read())?.value ?? new Uint8Array()];
  await harness.setClock(sixMinutes);
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (value) pieces.push(value);
    if (done) return Buffer.concat(pieces);
  }
};

describe('a token that expires', () => {
  test('during a download: the file is complete, and the next one is requested with a new token', async () => {
    const path = await uploadLargeFile();
    const before = operator.cookies.get('__Host-Http-struma');
    expect(checksum(await readAcrossExpiry(await operator.fetch(path)))).toBe(checksum(large));
    expect((await operator.fetch(path)).status).toBe(200);
    expect(operator.cookies.get('__Host-Http-struma')).not.toBe(before);
    expect(warningsAndErrors()).toEqual([]);
  }, 60_000);

  test("during an integrator's download: the file is complete, the next request needs a new token", async () => {
    const path = await uploadLargeFile();
    const authorization = `Bearer ${await integratorToken(harness.address)}`;
    const get = (headers: Record<string, string>) => fetch(harness.address + path, { headers });
    expect(checksum(await readAcrossExpiry(await get({ authorization })))).toBe(checksum(large));
    expect((await get({ authorization })).status).toBe(401);
    const fresh = `Bearer ${await integratorToken(harness.address)}`;
    expect((await get({ authorization: fresh })).status).toBe(200);
    expect(warningsAndErrors()).toEqual([]);
  }, 60_000);

  test('AU-3 during an event stream: the stream ends, and the next stream sends the missed event', async () => {
    const colleague = await harness.signIn('admin');
    const stream = await listenTo(operator);
    const { id } = await stream.next('hello');
    await harness.setClock(sixMinutes);
    await stream.ended;
    expect(stream.received.map(({ event }) => event)).toEqual(['hello']);
    await replyTo(colleague, signalId);
    const reopened = await listenTo(operator, id);
    expect((await reopened.next('signal')).data).toMatchObject({ signalId });
    reopened.close();
    expect((await operator.fetch('/auth/session', { headers: pageHeaders })).status).toBe(200);
    expect(warningsAndErrors()).toEqual([]);
  }, 60_000);
});
