import { expect, test } from '@jest/globals';
import { createLog } from './log.ts';
import { toStatusError, UpstreamError } from '../rest/upstream-error.ts';

const logError = (err: unknown): string => {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'Request failed');
  return lines.join('');
};

test('an error response of the REST service is logged with its status, without its body', () => {
  const body = Buffer.from('Иван Петров, ЕГН 7501020018');
  const response = { status: 500, headers: { 'content-type': 'text/plain' }, body };
  const line = logError(toStatusError(response, { address: '/api/signal/createSignal', isWrite: true }));
  expect(line).toContain('REST service returned 500');
  expect(line).not.toMatch(/Петров|7501020018/);
});

test('an error is logged with its name and cause; a thrown value that is no error, with its type', () => {
  const { err } = JSON.parse(logError(new UpstreamError('TIMEOUT', new TypeError('inner')))) as { err: object };
  expect(err).toMatchObject({ name: 'UpstreamError', cause: { name: 'TypeError', message: 'inner' } });
  expect(JSON.parse(logError('thrown'))).toMatchObject({ err: { name: 'string' } });
});

test('a request is logged with its path, without the query; a long path is shortened', () => {
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
