import { expect, test } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { presentErrors } from './present-errors.ts';

test("an internal error is shown as 'Грешка' with path, code and trace id, without its own message", () => {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const originalError = new Error('private');
  const error = new GraphQLError('private', { path: ['priorities'], originalError });
  const traceId = '0123456789abcdef0123456789abcdef';
  const result = presentErrors({ data: null, errors: [error] }, { traceId, outcome: null, log });
  expect(JSON.parse(JSON.stringify(result))).toEqual({
    data: null,
    errors: [{ message: 'Грешка', path: ['priorities'], extensions: { code: 'INTERNAL_SERVER_ERROR', traceId } }],
  });
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain(traceId);
});
