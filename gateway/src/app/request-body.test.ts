import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { type ParseInTurn, readJsonBody } from './request-body.ts';

const limit = 500_000;

const createRequest = (body: string): IncomingMessage =>
  Object.assign(Readable.from([Buffer.from(body)]), {
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
    complete: true,
  }) as unknown as IncomingMessage;

const takeFreeTurn: ParseInTurn = (parse) => parse();
const noTurn: ParseInTurn = () => Promise.resolve(null);
const large = JSON.stringify({ text: 'а'.repeat(20_000) });

test('a small body is parsed without a turn', async () => {
  expect(await readJsonBody(createRequest('{"a":1}'), limit, noTurn)).toEqual({ kind: 'json', value: { a: 1 } });
});

test('a large body is parsed in a turn, which ends after the requests of others were served', async () => {
  const events: string[] = [];
  const request = createRequest(large);
  const takeTurn: ParseInTurn = async (parse) => {
    setImmediate(() => events.push('other request'));
    const body = await parse();
    events.push('end of the turn');
    return body;
  };
  expect(await readJsonBody(request, limit, takeTurn)).toEqual({ kind: 'json', value: JSON.parse(large) });
  expect(events).toEqual(['other request', 'end of the turn']);
});

test('a large body is not parsed if its client has disconnected before its turn', async () => {
  expect(await readJsonBody(createRequest(large), limit, noTurn)).toBeNull();
});

test.each([
  ['a body above the limit', large, 1000, 'too large'],
  ['a large body that is not JSON', large.slice(1), limit, 'malformed'],
])('%s is refused', async (_name, body, bytes, kind) => {
  expect(await readJsonBody(createRequest(body), bytes, takeFreeTurn)).toEqual({ kind });
});
