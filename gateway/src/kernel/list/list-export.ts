import type { GraphQLSchema } from 'graphql';
import type { ServiceFeature } from '../schema-types.generated.ts';
import { satisfiesRule } from '../access/access-plan.ts';
import type { Principal, AuthenticatedRequest } from '../access/principal.ts';
import { accessRuleOf } from '../access/directives.ts';
import type { GatewayContext } from '../context.ts';
import { typedError } from '../errors.ts';
import { featuresOfInput } from '../input/input-features.ts';
import { readInput } from '../input/read-input.ts';
import type { DeclaredList, FilterInput, ListParameters, SortInput } from './declare-list.ts';

/**
 * Checks a request for a CSV file and returns the REST path and query of the file. The parameters `filter` and `sort`
 * contain the arguments of the GraphQL field as JSON.
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
  /** Service feature that the file requires. Null if every service can send the whole list as a file. */
  feature: ServiceFeature | null;
  /** Service feature that a file with a filter or sort keys requires. */
  filterFeature?: ServiceFeature;
  requireAccess?: (context: GatewayContext) => Promise<void>;
  /** Parameters that match no row. They are sent if no row can match the filter, so that the file has no rows. */
  noRows: ListParameters;
}

/** Creates the CSV export of a list, with the access rule, filter and sort keys of the GraphQL field. */
export const createExport = (
  schema: GraphQLSchema,
  contextFor: (principal: Principal, traceId: string) => GatewayContext,
  { field: name, list, path, feature, filterFeature, requireAccess, noRows }: ListExport,
): FindExport => {
  const field = schema.getQueryType()?.getFields()[name];
  const rule = accessRuleOf(schema, field?.astNode);
  const typeOf = (argument: string) => field?.args.find(({ name: argumentName }) => argumentName === argument)?.type;
  const [filterType, sortType] = [typeOf('filter'), typeOf('sort')];
  if (!rule || !filterType || !sortType) throw new Error(`The schema has no list ${name} with a filter and sort keys.`);
  return async ({ principal, traceId }, parameters) => {
    if (!satisfiesRule(rule, principal)) throw typedError('FORBIDDEN');
    requireKnownParameters(parameters);
    const filter = readInput<FilterInput | null>(filterType, parseJson(parameters, 'filter'));
    const sort = readInput<SortInput[] | null>(sortType, parseJson(parameters, 'sort'));
    const context = contextFor(principal, traceId);
    const query = list.toParameters(filter, sort) ?? noRows;
    const isWhole = Object.keys(query).length === 0;
    const needed = [feature, isWhole ? null : filterFeature, ...featuresOfInput(schema, filterType, filter)];
    for (const required of new Set(needed)) if (required) await context.features.require(required);
    await requireAccess?.(context);
    return { path, query };
  };
};

/** Throws for an unknown or repeated parameter: otherwise a misspelled `filter` would export the whole list. */
const requireKnownParameters = (parameters: URLSearchParams): void => {
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
