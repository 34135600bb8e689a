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
