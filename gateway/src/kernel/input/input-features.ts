import { getNamedType, getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql';
import type { GraphQLArgument, GraphQLInputType, GraphQLSchema, OperationDefinitionNode, ValueNode } from 'graphql';
import type { ServiceFeature } from '../schema-types.generated.ts';
import { requiredFeatureOf } from '../access/directives.ts';
import { literalReader } from '../limits/list-size.ts';
import type { Variables } from '../limits/list-size.ts';

/** Returns the service features that an argument requires with the variables of a request. */
export type FeaturesOf = (variables: Variables) => ServiceFeature[];

/** Plans the features of an argument. Returns null for an argument without `@needs` whose type is no input object. */
export const planArgument = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  { type, astNode }: GraphQLArgument,
  literal: ValueNode,
): FeaturesOf | null => {
  const declared = requiredFeatureOf(schema, astNode);
  if (!declared && !isInputObjectType(getNamedType(type))) return null;
  const read = literalReader(operation, literal);
  return (variables) => {
    const value = read(variables);
    return isFilled(value) ? [...(declared ? [declared] : []), ...featuresOfInput(schema, type, value)] : [];
  };
};

/** Returns the features that an input value requires: those of its non-empty fields and of its enum values. */
export const featuresOfInput = (schema: GraphQLSchema, type: GraphQLInputType, value: unknown): ServiceFeature[] => {
  const inner = getNullableType(type);
  if (isListType(inner))
    return (Array.isArray(value) ? value : [value]).flatMap((item) => featuresOfInput(schema, inner.ofType, item));
  if (isEnumType(inner)) {
    const declared = typeof value === 'string' ? requiredFeatureOf(schema, inner.getValue(value)?.astNode) : null;
    return declared ? [declared] : [];
  }
  if (!isInputObjectType(inner) || typeof value !== 'object' || value === null) return [];
  return Object.values(inner.getFields()).flatMap((field) => {
    const fieldValue = (value as Record<string, unknown>)[field.name];
    const declared = isFilled(fieldValue) ? requiredFeatureOf(schema, field.astNode) : null;
    return [...(declared ? [declared] : []), ...featuresOfInput(schema, field.type, fieldValue)];
  });
};

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
