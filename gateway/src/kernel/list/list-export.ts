import type { GraphQLSchema } from 'graphql';
import type { ServiceFeature } from '../schema-types.generated.ts';
import { isMet } from '../access/access-plan.ts';
import type { Principal, AuthenticatedRequest } from '../access/principal.ts';
import { accessRuleOf } from '../access/directives.ts';
import type { GatewayContext } from '../context.ts';
import { typedError } from '../errors.ts';
import { featuresOfInput } from '../input/input-needs.ts';
import { readInput } from '../input/read-input.ts';
import type { DeclaredList, FilterInput, ListParameters, SortInput } from './declare-list.ts';

/**
 * Finds the REST path of a CSV file. The parameters `filter` and `sort` hold the arguments of the GraphQL field as
 * JSON.
 */
export type FindExport = (
  request: AuthenticatedRequest,
  parameters: URLSearchParams,
) => Promise<{ path: string; query: object }>;

export interface ListExport {
  /** The root field of the list. */
  field: string;
  list: DeclaredList;
  /** REST path of the CSV file. */
  path: string;
  /** Service feature that the file requires. Null if every service has the file of the whole list. */
  feature: ServiceFeature | null;
  /** Service feature that a file with a filter or sort keys requires. */
  filterFeature?: ServiceFeature;
  requireAccess?: (context: GatewayContext) => Promise<void>;
  /** Parameters that match no row, for a filter that no row can match: the file has no rows. */
  noRows: ListParameters;
}

/** A list as CSV, with the access rule, filter and sort keys of its GraphQL field. */
export const exportOf = (
  schema: GraphQLSchema,
  contextFor: (principal: Principal, traceId: string) => GatewayContext,
  { field: name, list, path, feature, filterFeature, requireAccess, noRows }: ListExport,
): FindExport => {
  const field = schema.getQueryType()?.getFields()[name];
  const rule = accessRuleOf(schema, field?.astNode);
  const typeOf = (argument: string) => field?.args.find((one) => one.name === argument)?.type;
  const [filterType, sortType] = [typeOf('filter'), typeOf('sort')];
  if (!rule || !filterType || !sortType) throw new Error(`The schema has no list ${name} with a filter and sort keys.`);
  return async ({ principal, traceId }, parameters) => {
    if (!isMet(rule, principal)) throw typedError('FORBIDDEN');
    requireKnown(parameters);
    const filter = readInput<FilterInput | null>(filterType, parseJson(parameters, 'filter'));
    const sort = readInput<SortInput[] | null>(sortType, parseJson(parameters, 'sort'));
    const context = contextFor(principal, traceId);
    const query = list.toParameters(filter, sort) ?? noRows;
    const isWhole = Object.keys(query).length === 0;
    const needed = [feature, isWhole ? null : filterFeature, ...featuresOfInput(schema, filterType, filter)];
    for (const one of new Set(needed)) if (one) await context.features.require(one);
    await requireAccess?.(context);
    return { path, query };
  };
};

/** A misspelled filter must not send the whole list. */
const requireKnown = (parameters: URLSearchParams): void => {
  for (const name of new Set(parameters.keys()))
    if ((name !== 'filter' && name !== 'sort') || parameters.getAll(name).length > 1)
      throw typedError('BAD_USER_INPUT', { path: [name] });
};

const parseJson = (parameters: URLSearchParams, name: string): unknown => {
  const text = parameters.get(name);
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw typedError('BAD_USER_INPUT', { path: [name] });
  }
};
