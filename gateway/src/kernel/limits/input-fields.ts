import { getNullableType, isInputObjectType, isInputType, isListType, typeFromAST } from 'graphql';
import type { GraphQLInputType, GraphQLSchema, OperationDefinitionNode, TypeNode } from 'graphql';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import type { Variables } from './list-size.ts';

/**
 * Returns a function that throws BAD_USER_INPUT if an object in the variables has a field that its input type lacks.
 * graphql-js would report each such field with the whole object in the message: thousands of unknown fields would block
 * the process for seconds.
 */
export const planInputFields = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): ((variables: Variables) => void) => {
  const typedVariables = variableDefinitions.flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as TypeNode);
    return isInputType(type) ? [{ name: variable.name.value, type }] : [];
  });
  return (variables) => {
    for (const { name, type } of typedVariables) requireKnownFields(type, variables[name], [name]);
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
