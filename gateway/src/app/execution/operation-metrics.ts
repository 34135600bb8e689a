import type { ExecutionResult, OperationDefinitionNode } from 'graphql';
import { codeOf } from '../../kernel/errors.ts';
import { counter, histogram } from '@struma/shared/metrics.ts';

const operations = counter('struma_operations_total', 'Executed GraphQL operations.', 'operation', 'outcome');
const durations = histogram('struma_operation_seconds', 'Duration of GraphQL operations.', 'operation');

/** Counts an executed operation: `ok`, or the code of its first error. */
export const countOperation = (operation: OperationDefinitionNode, result: ExecutionResult, began: number): void => {
  const name = operation.name?.value ?? 'unnamed';
  const [error] = result.errors ?? [];
  operations.add(name, error ? (codeOf(error) ?? 'INTERNAL_SERVER_ERROR') : 'ok');
  durations.observe((performance.now() - began) / 1000, name);
};
