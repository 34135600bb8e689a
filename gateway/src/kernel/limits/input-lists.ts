import { getNullableType, isInputObjectType, isInputType, isListType, typeFromAST } from 'graphql';
import type { GraphQLInputType, GraphQLSchema, OperationDefinitionNode, TypeNode } from 'graphql';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import type { Variables } from './list-size.ts';

/**
 * Returns a function that throws BAD_USER_INPUT with the path of the first list in the variables that exceeds the
 * limit. Lists inside the values of scalars are not checked.
 */
export const planInputLists = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  limit: number,
): ((variables: Variables) => void) => {
  const variablesWithLists = variableDefinitions.flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as TypeNode);
    return isInputType(type) && containsLists(type, new Set()) ? [{ name: variable.name.value, type }] : [];
  });
  return (variables) => {
    for (const { name, type } of variablesWithLists) requireShortLists(type, variables[name], [name], limit);
  };
};

const containsLists = (type: GraphQLInputType, seen: Set<unknown>): boolean => {
  const inner = getNullableType(type);
  if (isListType(inner)) return true;
  if (!isInputObjectType(inner) || seen.has(inner)) return false;
  seen.add(inner);
  return Object.values(inner.getFields()).some((field) => containsLists(field.type, seen));
};

const requireShortLists = (type: GraphQLInputType, value: unknown, path: readonly string[], limit: number): void => {
  if (typeof value !== 'object' || value === null) return;
  const inner = getNullableType(type);
  if (isListType(inner) && Array.isArray(value)) {
    if (value.length > limit) throw typedError('BAD_USER_INPUT', { message: inputTexts.manyItems(limit), path });
    for (const [index, item] of value.entries()) requireShortLists(inner.ofType, item, [...path, String(index)], limit);
  } else if (isListType(inner)) requireShortLists(inner.ofType, value, path, limit);
  else if (isInputObjectType(inner))
    for (const [name, field] of Object.entries(inner.getFields()))
      requireShortLists(field.type, (value as Record<string, unknown>)[name], [...path, name], limit);
};
