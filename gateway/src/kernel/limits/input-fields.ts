import { getNullableType, isInputObjectType, isInputType, isListType, typeFromAST } from 'graphql';
import type { GraphQLInputType, GraphQLSchema, OperationDefinitionNode, TypeNode } from 'graphql';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import type { Variables } from './list-size.ts';

/**
 * Throws BAD_USER_INPUT at the first field in the variables that its input type does not have. graphql-js writes the
 * whole object into the message of each such field: thousands of them blocked the process for seconds.
 */
export const planInputFields = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): ((variables: Variables) => void) => {
  const objects = variableDefinitions.flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as TypeNode);
    return isInputType(type) ? [{ name: variable.name.value, type }] : [];
  });
  return (variables) => {
    for (const { name, type } of objects) requireKnownFields(type, variables[name], [name]);
  };
};

const requireKnownFields = (type: GraphQLInputType, value: unknown, path: readonly string[]): void => {
  if (typeof value !== 'object' || value === null) return;
  const inner = getNullableType(type);
  if (isListType(inner)) {
    for (const item of Array.isArray(value) ? value : [value]) requireKnownFields(inner.ofType, item, path);
    return;
  }
  if (!isInputObjectType(inner) || Array.isArray(value)) return;
  const fields = inner.getFields();
  for (const name in value) {
    const field = fields[name];
    if (!field) throw typedError('BAD_USER_INPUT', { message: inputTexts.unknownField(inner.name), path });
    requireKnownFields(field.type, (value as Record<string, unknown>)[name], [...path, name]);
  }
};
