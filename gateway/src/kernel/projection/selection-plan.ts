import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  defaultFieldResolver,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { declineDocument } from './declined.ts';

type GraphQLNullableOutputType = ReturnType<typeof getNullableType<GraphQLOutputType>>;
type Variables = Readonly<Record<string, unknown>>;
export type Resolve = GraphQLFieldResolver<unknown, unknown>;

/** A field of the response. Aliases, fragments and conditions are already applied. */
export interface PlannedField {
  responseName: string;
  name: string;
  /** The schema's field; null for `__typename` and for items of lists. */
  field: GraphQLField<unknown, unknown> | null;
  node: FieldNode;
  /** The type without `!`. */
  type: GraphQLNullableOutputType;
  isNonNull: boolean;
  resolve: Resolve | null;
  /** The selection inside the field's value; null for scalars and enums. */
  inner: PlannedObject | null;
  /** For a list: describes its items. Null if the value is not a list. */
  item: PlannedField | null;
}

/** The selection on an object type. */
export interface PlannedObject {
  type: GraphQLObjectType;
  fields: readonly PlannedField[];
}

/**
 * Plans the selections of a query. The plan is valid for all variables that include and exclude the same fields.
 * Declines interfaces and unions: the operation is then executed without projection (see projection.ts).
 */
export const planSelections = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): PlannedObject => {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const type = schema.getQueryType();
  if (!type) return declineDocument();
  return planObject({ schema, fragments, variables }, type, [operation.selectionSet]);
};

interface Walk {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Variables;
}

const planObject = (walk: Walk, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): PlannedObject => {
  const nodes = new Map<string, FieldNode[]>();
  for (const set of sets) collectFields(walk, type, set, nodes);
  return {
    type,
    fields: [...nodes].map(([responseName, fieldNodes]) => planField(walk, type, responseName, fieldNodes)),
  };
};

const planField = (
  walk: Walk,
  parent: GraphQLObjectType,
  responseName: string,
  nodes: readonly FieldNode[],
): PlannedField => {
  const [node] = nodes;
  if (!node) return declineDocument();
  const name = node.name.value;
  if (name === '__typename') return { ...typename, responseName, node };
  const field = parent.getFields()[name];
  if (!field) return declineDocument();
  const type = getNamedType(field.type);
  if (isAbstractType(type)) return declineDocument();
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const resolve = field.resolve && field.resolve !== defaultFieldResolver ? field.resolve : null;
  const inner = isObjectType(type) ? planObject(walk, type, sets) : null;
  return { responseName, name, field, node, resolve, inner, ...planType(field.type, inner) };
};

const planType = (
  type: GraphQLOutputType,
  inner: PlannedObject | null,
): Pick<PlannedField, 'type' | 'isNonNull' | 'item'> => {
  const nullable = getNullableType(type);
  const item: PlannedField | null = isListType(nullable)
    ? { ...typename, responseName: '', inner, ...planType(nullable.ofType as GraphQLOutputType, inner) }
    : null;
  return { type: nullable, isNonNull: isNonNullType(type), item };
};

/** The field `__typename`, and the base of list items, which are no fields of the schema. */
const typename = {
  name: '__typename',
  field: null,
  type: null as never,
  node: null as never,
  isNonNull: true,
  resolve: null,
  inner: null,
  item: null,
};

const collectFields = (
  walk: Walk,
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  nodes: Map<string, FieldNode[]>,
): void => {
  for (const selection of selections) {
    if (!isIncluded(selection, walk.variables)) continue;
    if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      nodes.set(name, [...(nodes.get(name) ?? []), selection]);
      continue;
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection;
    if (fragment && appliesTo(walk.schema, fragment.typeCondition, type))
      collectFields(walk, type, fragment.selectionSet, nodes);
  }
};

const isIncluded = (node: Parameters<typeof getDirectiveValues>[1], variables: Variables): boolean =>
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false;

const appliesTo = (
  schema: GraphQLSchema,
  condition: FragmentDefinitionNode['typeCondition'] | undefined,
  type: GraphQLObjectType,
): boolean => {
  if (!condition) return true;
  const named = typeFromAST(schema, condition);
  return named === type || (isAbstractType(named) && schema.isSubType(named, type));
};
