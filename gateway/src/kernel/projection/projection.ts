/**
 * Byte projection makes the response of a query from the bytes of the REST responses, without parsing them. A request
 * that the projection does not support is declined: the caller then executes the operation without projection.
 */
import { getArgumentValues, getVariableValues } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { counter } from '@struma/shared/metrics.ts';
import type { GatewayContext } from '../context.ts';
import type { TrackedCalls } from '../rest/rest.ts';
import { Declined } from './declined.ts';
import type { DeclineReason } from './declined.ts';
import { projectRequest } from './project-request.ts';
import type { BoundOperation } from './project-request.ts';
import { planSelections } from './selection-plan.ts';
import type { PlannedField, PlannedObject } from './selection-plan.ts';

const projections = counter(
  'struma_projections_total',
  'Queries by the outcome of byte projection: projected, or the reason why not.',
  'outcome',
);

type Variables = Readonly<Record<string, unknown>>;

/** Makes the response of one request by projection. Returns null if the request is declined or fails. */
export type Project = (
  context: GatewayContext & { rest: TrackedCalls },
  variables: Variables,
  variablesText: string,
) => Promise<Buffer | null>;

/** After this number of consecutive declines with the reason `shape`, the next `pausedRequests` are not projected. */
const maxDeclines = 3;
const pausedRequests = 200;

/** Prepares the projection of one operation. After a decline with the reason `document`, it is never tried again. */
export const prepareProjection = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { pausesAfterDeclines = true } = {},
): Project => {
  const bind = createBind(schema, document, operation);
  const state = { isProjectable: true, declines: 0, paused: 0 };
  const run = async (...[context, variables, variablesText]: Parameters<Project>): Promise<Buffer | DeclineReason> => {
    if (!state.isProjectable) return 'document';
    if (state.paused > 0) {
      state.paused -= 1;
      return 'paused';
    }
    try {
      const bound = bind(variables, variablesText);
      return bound ? await projectRequest(bound, context) : 'failure';
    } catch (error) {
      return error instanceof Declined ? error.reason : 'failure';
    }
  };
  return async (...request) => {
    const result = await run(...request);
    projections.add(typeof result === 'string' ? result : 'projected');
    if (result === 'document') state.isProjectable = false;
    state.declines = result === 'shape' ? state.declines + 1 : 0;
    if (pausesAfterDeclines && state.declines >= maxDeclines) state.paused = pausedRequests;
    return typeof result === 'string' ? null : result;
  };
};

/** A bound operation is cached only if the JSON of its variables has fewer characters than this number. */
const maxKeyLength = 2000;

/**
 * Returns a function that binds the operation to variables and caches the results. The function returns null for
 * invalid variables.
 */
const createBind = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) => {
  const definitions = operation.variableDefinitions ?? [];
  const roots = new LRUCache<string, PlannedObject>({ max: 16 });
  const boundOperations = new LRUCache<string, BoundOperation>({ max: 200 });
  const writers: BoundOperation['writers'] = new Map();
  const isConditional = JSON.stringify(document, withoutLocations).includes('"Directive"');
  return (variables: Variables, variablesText: string): BoundOperation | null => {
    const existing = boundOperations.get(variablesText);
    if (existing) return existing;
    const { coerced } = getVariableValues(schema, definitions, variables);
    if (!coerced) return null;
    const flagsKey = isConditional
      ? definitions.map(({ variable }) => coerced[variable.name.value] === true).join()
      : '';
    const root = roots.get(flagsKey) ?? planSelections(schema, document, operation, coerced);
    roots.set(flagsKey, root);
    const argumentsOf = new Map<PlannedField, Record<string, unknown>>();
    collectArguments(root, coerced, argumentsOf);
    const bound = { root, argumentsOf, writers };
    if (variablesText.length < maxKeyLength) boundOperations.set(variablesText, bound);
    return bound;
  };
};

const withoutLocations = (key: string, value: unknown): unknown => (key === 'loc' ? undefined : value);

const collectArguments = (
  { fields }: PlannedObject,
  variables: Variables,
  argumentsOf: Map<PlannedField, Record<string, unknown>>,
): void => {
  for (const planned of fields) {
    const { field, node, inner } = planned;
    if (field && field.args.length > 0) argumentsOf.set(planned, getArgumentValues(field, node, variables));
    if (inner) collectArguments(inner, variables, argumentsOf);
  }
};
