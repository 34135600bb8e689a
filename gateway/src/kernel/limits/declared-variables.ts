import type { OperationDefinitionNode } from 'graphql';
import { requireValidValue } from '../input/invalid-values.ts';
import type { Variables } from './list-size.ts';

/**
 * Returns a function that keeps the variables that the operation declares, and throws BAD_USER_INPUT if one of them has
 * an invalid value (see invalid-values.ts). Undeclared variables are dropped without reading their values: a cache key
 * or a log line of a deeply nested value would exhaust the stack.
 */
export const planDeclaredVariables = ({
  variableDefinitions = [],
}: OperationDefinitionNode): ((variables: Variables) => Variables) => {
  const declared = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  return (variables) => {
    // Filters the declared names and not those of `variables`, which may be many thousands.
    const names = [...declared].filter((name) => Object.hasOwn(variables, name));
    const isComplete = names.length === Object.keys(variables).length;
    const declaredVariables = isComplete ? variables : Object.fromEntries(names.map((name) => [name, variables[name]]));
    requireValidValue(declaredVariables);
    return declaredVariables;
  };
};
