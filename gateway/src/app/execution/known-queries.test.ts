import { describe, expect, test } from '@jest/globals';
import { GraphQLError, getOperationAST, parse } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { ApolloContext } from './finish-responses.ts';
import { createKnownQueries } from './known-queries.ts';

const contextOf = (): ApolloContext => ({ responseState: { code: null, isFinished: false } }) as ApolloContext;

/** Queries, of which `text` is known. */
const know = (text: string, result: ExecutionResult) => {
  const queries = createKnownQueries(() => Promise.resolve(result));
  const document = parse(text);
  const operation = getOperationAST(document) ?? undefined;
  queries.add(text, { document, operation, operationName: null, variables: {} });
  return queries;
};

describe('known queries', () => {
  const result = { data: { name: 'Висок' } };

  test('are run without Apollo, which serves all others', async () => {
    const queries = know('{ name }', result);
    expect(await queries.run({ query: '{ name }' }, contextOf())).toBe('{"data":{"name":"Висок"}}');
    expect(await queries.run({ query: '{name}' }, contextOf())).toBeNull();
  });

  test('are left to Apollo with an error, together with the result', async () => {
    const failed = { errors: [new GraphQLError('no')] };
    const context = contextOf();
    expect(await know('{ name }', failed).run({ query: '{ name }' }, context)).toBeNull();
    expect(context.responseState).toMatchObject({ result: failed, isFinished: false });
  });

  test('are neither mutations nor longer than persisted queries', async () => {
    for (const text of ['mutation { rename }', `{ name } # ${'x'.repeat(20_000)}`])
      expect(await know(text, result).run({ query: text }, contextOf())).toBeNull();
  });
});
