import type { OperationDefinitionNode } from 'graphql';
import { requireFitValue } from '../input/invalid-values.ts';
import type { Variables } from './list-size.ts';

/**
 * Returns a function that keeps the variables that the operation declares, and throws if one has a value that no
 * service can store. Undeclared variables are dropped without reading their values: a cache key or a log line of a
 * deeply nested value would exhaust the stack.
 */
export const planDeclaredVariables = ({
  variableDefinitions = [],
}: OperationDefinitionNode): ((variables: Variables) => Variables) => {
  const declared = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  return (variables) => {
    const declaredVariables = Object.keys(variables).every((name) => declared.has(name))
      ? variables
      : Object.fromEntries(Object.entries(variables).filter(([name]) => declared.has(name)));
    requireFitValue(declaredVariables);
    return declaredVariables;
  };
};
