import type { GraphQLSchema } from 'graphql';
import type { SignalFilter, SignalSort } from '@struma/schema/resolvers.ts';
import { isMet } from '../kernel/access/access-plan.ts';
import { accessRuleOf } from '../kernel/access/directives.ts';
import type { Caller, Visitor } from '../kernel/access/caller.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { featuresOfInput } from '../kernel/input/input-needs.ts';
import { demandOwnSignals } from './own-signals.ts';
import { toSignalQuery } from './signal-query.ts';
import { readInput } from '../kernel/input/read-input.ts';

/** Where the service has all signals of a list as CSV: `filter` and `sort` are those of the field `signals`, as JSON. */
export type FindExport = (visitor: Visitor, parameters: URLSearchParams) => Promise<{ path: string; query: object }>;

/** A list by its other transport: the same rule, the same filter, the same sort keys. */
export const signalExport = (
  schema: GraphQLSchema,
  contextFor: (caller: Caller, traceId: string) => GatewayContext,
): FindExport => {
  const field = schema.getQueryType()?.getFields()['signals'];
  const rule = accessRuleOf(schema, field?.astNode);
  const typeOf = (name: string) => field?.args.find((argument) => argument.name === name)?.type;
  const [filterType, sortType] = [typeOf('filter'), typeOf('sort')];
  if (!rule || !filterType || !sortType) throw new Error('The schema has no signals.');
  return async ({ caller, traceId }, parameters) => {
    if (!isMet(rule, caller)) throw typedError('FORBIDDEN');
    const filter = readInput<SignalFilter | null>(filterType, parse(parameters, 'filter'));
    const sort = readInput<SignalSort[] | null>(sortType, parse(parameters, 'sort'));
    const { features } = contextFor(caller, traceId);
    for (const feature of new Set(['SIGNAL_EXPORT', ...featuresOfInput(schema, filterType, filter)] as const))
      await features.demand(feature);
    await demandOwnSignals(caller, features);
    return { path: '/struma/signals/export', query: toSignalQuery(filter, sort) ?? nothing };
  };
};

/** The number of nobody: what no signal can fit is a file without rows. */
const nothing = { UserId: Number.MAX_SAFE_INTEGER };

const parse = (parameters: URLSearchParams, name: string): unknown => {
  const text = parameters.get(name);
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw typedError('BAD_USER_INPUT', { path: [name] });
  }
};
