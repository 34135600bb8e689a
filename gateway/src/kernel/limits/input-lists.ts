import { getNullableType, isInputObjectType, isInputType, isListType, typeFromAST } from 'graphql';
import type { GraphQLInputType, GraphQLSchema, OperationDefinitionNode, TypeNode } from 'graphql';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import type { Variables } from './list-size.ts';

/**
 * Refuses variables with a list that is longer than the limit, as BAD_USER_INPUT with its place. What a scalar holds is
 * the scalar's own affair.
 */
export const planInputLists = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  limit: number,
): ((variables: Variables) => void) => {
  const lists = variableDefinitions.flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as TypeNode);
    return isInputType(type) && holdsLists(type, new Set()) ? [{ name: variable.name.value, type }] : [];
  });
  return (variables) => {
    for (const { name, type } of lists) demandShortLists(type, variables[name], [name], limit);
  };
};

const holdsLists = (type: GraphQLInputType, seen: Set<unknown>): boolean => {
  const inner = getNullableType(type);
  if (isListType(inner)) return true;
  if (!isInputObjectType(inner) || seen.has(inner)) return false;
  seen.add(inner);
  return Object.values(inner.getFields()).some((field) => holdsLists(field.type, seen));
};

const demandShortLists = (type: GraphQLInputType, value: unknown, path: readonly string[], limit: number): void => {
  if (typeof value !== 'object' || value === null) return;
  const inner = getNullableType(type);
  if (isListType(inner) && Array.isArray(value)) {
    if (value.length > limit) throw typedError('BAD_USER_INPUT', { message: inputTexts.manyItems(limit), path });
    for (const [place, item] of value.entries()) demandShortLists(inner.ofType, item, [...path, String(place)], limit);
  } else if (isListType(inner)) demandShortLists(inner.ofType, value, path, limit);
  else if (isInputObjectType(inner))
    for (const [name, field] of Object.entries(inner.getFields()))
      demandShortLists(field.type, (value as Record<string, unknown>)[name], [...path, name], limit);
};
