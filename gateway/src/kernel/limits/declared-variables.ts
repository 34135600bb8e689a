import type { OperationDefinitionNode } from 'graphql';
import { requireFitValue } from '../input/unfit-values.ts';
import type { Variables } from './list-size.ts';

/**
 * Keeps the variables that an operation declares and requires valid values. Others are dropped before any code walks
 * through them: a cache key or a log line of a deep value would exhaust the stack.
 */
export const planDeclaredVariables = ({
  variableDefinitions = [],
}: OperationDefinitionNode): ((given: Variables) => Variables) => {
  const declared = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  return (given) => {
    const kept = Object.keys(given).every((name) => declared.has(name))
      ? given
      : Object.fromEntries(Object.entries(given).filter(([name]) => declared.has(name)));
    requireFitValue(kept);
    return kept;
  };
};
