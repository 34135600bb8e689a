import { persistedQueries } from '@struma/schema/persisted-queries.ts';
import type { ExecutionResult, OperationDefinitionNode } from 'graphql';
import { codeOf } from '../../kernel/errors.ts';
import { counter, histogram } from '@struma/shared/metrics.ts';

const operations = counter('struma_operations_total', 'Executed GraphQL operations.', 'operation', 'outcome');
const durations = histogram('struma_operation_seconds', 'Duration of GraphQL operations.', 'operation');

/**
 * The names of the web client's operations. Clients choose the names of all other operations. Those names must not
 * become labels of metrics, because there may be any number of them.
 */
const knownNames = new Set(persistedQueries.values());

/** Counts an operation by its result for the client: `ok`, or the code of its first error. */
export const countOperation = (operation: OperationDefinitionNode, result: ExecutionResult, began: number): void => {
  const name = operation.name?.value ?? '';
  const label = knownNames.has(name) ? name : 'ad hoc';
  const [error] = result.errors ?? [];
  operations.add(label, error ? (codeOf(error) ?? 'INTERNAL_SERVER_ERROR') : 'ok');
  durations.observe((performance.now() - began) / 1000, label);
};
