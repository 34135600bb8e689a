import { Kind, TypeInfo, isAbstractType, visit, visitWithTypeInfo } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';

/**
 * True if the operation is a query and every resolver that it may call is declared `tracked`. A field without a
 * resolver copies a property of the value that the parent's resolver returned. The declaration of the parent's resolver
 * is enough for it. All fragments of the document count as used.
 */
export const isCacheableOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean => {
  if (operation.operation !== 'query') return false;
  const definitions = document.definitions.filter(
    (node) => node === operation || node.kind === Kind.FRAGMENT_DEFINITION,
  );
  const typeInfo = new TypeInfo(schema);
  let isCacheable = true;
  visit(
    { ...document, definitions },
    visitWithTypeInfo(typeInfo, {
      Field(node) {
        if (!fieldsOf(schema, typeInfo.getParentType(), node).every(isTracked)) isCacheable = false;
      },
    }),
  );
  return isCacheable;
};

/**
 * The fields that a selection may resolve. For an interface, these are the fields of all its types. Undefined stands
 * for a field of introspection.
 */
const fieldsOf = (
  schema: GraphQLSchema,
  parent: GraphQLCompositeType | null | undefined,
  { name }: FieldNode,
): (GraphQLField<unknown, unknown> | undefined)[] => {
  if (name.value === '__typename') return [];
  const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
  return types.map((type) => (type && 'getFields' in type ? type.getFields()[name.value] : undefined));
};

const isTracked = (field: GraphQLField<unknown, unknown> | undefined): boolean =>
  field !== undefined && (!field.resolve || field.extensions['isTracked'] === true);
