import { expect, test } from '@jest/globals';
import { createLog } from './log.ts';
import { refusalOf, Trouble } from '../rest/upstream-error.ts';

const written = (err: unknown): string => {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'A request failed');
  return lines.join('');
};

test('of what the service refuses its status is logged, and no word that it says', () => {
  const body = Buffer.from('Иван Петров, ЕГН 7501020018');
  const answer = { status: 500, headers: { 'content-type': 'text/plain' }, body };
  const line = written(refusalOf(answer, { address: '/api/signal/createSignal', isWrite: true }));
  expect(line).toContain('The REST service answered 500');
  expect(line).not.toMatch(/Петров|7501020018/);
});

test('of other errors name, message, stack and cause are', () => {
  const { err } = JSON.parse(written(new Trouble('TIMEOUT', new TypeError('inner')))) as { err: object };
  expect(err).toMatchObject({ name: 'Trouble', cause: { name: 'TypeError', message: 'inner' } });
  expect(JSON.parse(written('thrown'))).toMatchObject({ err: { name: 'string' } });
});

test('of a request its path is logged, cut and without its query', () => {
  const lines: string[] = [];
  const request = {
    method: 'GET',
    path: `/${'a'.repeat(5_000)}?q=1`,
    status: 404,
    milliseconds: 1,
    traceId: '',
    subject: null,
  };
  createLog('info', { write: (line) => void lines.push(line) }).info({ request }, 'request');
  expect(JSON.parse(lines.join(''))).toMatchObject({ request: { path: `/${'a'.repeat(199)}…` } });
});
