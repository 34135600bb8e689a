import {
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  typeFromAST,
} from 'graphql';
import type {
  DirectiveNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import { sizeFrom } from './list-size.ts';
import type { Size, Variables } from './list-size.ts';
import { fixedLimits } from './limits.ts';

/** Returns the points of an operation with the variables of a request. */
export type CostOf = (variables: Variables) => number;

/**
 * Plans the cost of an operation: 1 for each field of each row, plus the weights of `@cost`. List sizes come from the
 * variables of each request. A field counts as selected if the condition of its `@include` or `@skip` is a variable.
 */
export const planCost = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CostOf => {
  const root = schema.getRootType(operation.operation);
  const walk: Walk = {
    schema,
    operation,
    fragments: fragmentsOf(document),
    remaining: fixedLimits.recursiveSelections,
  };
  const part = root ? partOf(walk, root, operation.selectionSet, null) : { points: 0, lists: [] };
  return (variables) => addPoints(part, variables);
};

/** Throws TOO_COSTLY with the cost and the limit. */
export const requireCostLimit = (costOf: CostOf, variables: Variables, limit: number): void => {
  const cost = costOf(variables);
  if (!(cost <= limit)) throw typedError('TOO_COSTLY', { message: inputTexts.tooCostly(limit), cost, limit });
};

/** The points of one object and, separately, its lists, whose sizes depend on the variables. */
interface Part {
  points: number;
  lists: { size: Size; row: Part }[];
}

interface Walk {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Number of selections that may still be visited. */
  remaining: number;
}

/** The size that a field declares for lists inside its value: `@listSize(sizedFields: …)`. */
interface Sized {
  fields: readonly string[];
  size: Size;
}

/** Number of rows of a list without a declared size. */
const defaultListSize = 10;
/** Lists of the introspection schema are short. */
const introspectionListSize = 4;

const addPoints = ({ points, lists }: Part, variables: Variables): number =>
  lists.reduce((sum, { size, row }) => sum + size(variables) * addPoints(row, variables), points);

const partOf = (
  walk: Walk,
  parent: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  sized: Sized | null,
): Part => {
  const part: Part = { points: 0, lists: [] };
  for (const selection of selections) {
    walk.remaining -= 1;
    if (walk.remaining < 0) throw typedError('TOO_COSTLY');
    if (isExcluded(selection)) continue;
    const inner =
      selection.kind === Kind.FIELD
        ? fieldPart(walk, parent, selection, sized)
        : fragmentPart(walk, parent, selection, sized);
    part.points += inner.points;
    part.lists.push(...inner.lists);
  }
  return part;
};

const fragmentPart = (
  walk: Walk,
  parent: GraphQLCompositeType,
  selection: Exclude<SelectionNode, FieldNode>,
  sized: Sized | null,
): Part => {
  const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection;
  if (!fragment) return { points: 0, lists: [] };
  const type = fragment.typeCondition ? typeFromAST(walk.schema, fragment.typeCondition) : parent;
  return partOf(walk, isCompositeType(type) ? type : parent, fragment.selectionSet, sized);
};

const fieldPart = (walk: Walk, parent: GraphQLCompositeType, node: FieldNode, sized: Sized | null): Part => {
  const field = fieldOf(parent, node.name.value);
  const points = 1 + (field ? weightOf(walk.schema, field) : 0);
  const type = field && getNamedType(field.type);
  if (!field || !node.selectionSet || !isCompositeType(type)) return { points, lists: [] };
  const declared = sizeFrom(walk.schema, walk.operation, field, node);
  const forChildren = declared?.fields.length ? declared : null;
  const row = partOf(walk, type, node.selectionSet, forChildren);
  if (!isListType(getNullableType(field.type))) return { points: points + row.points, lists: row.lists };
  const declaredSize = sized?.fields.includes(field.name) ? sized.size : declared?.size;
  const defaultSize = type.name.startsWith('__') ? introspectionListSize : defaultListSize;
  return { points, lists: [{ size: declaredSize ?? (() => defaultSize), row }] };
};

const fieldOf = (parent: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined =>
  [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name) ??
  ('getFields' in parent ? parent.getFields()[name] : undefined);

const weightOf = (schema: GraphQLSchema, { astNode }: GraphQLField<unknown, unknown>): number => {
  const directive = schema.getDirective('cost');
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  return Number(values?.['weight'] ?? 0);
};

const isExcluded = ({ directives = [] }: { readonly directives?: readonly DirectiveNode[] | undefined }): boolean =>
  directives.some(({ name, arguments: directiveArguments }) => {
    const value = directiveArguments?.[0]?.value;
    return (
      value?.kind === Kind.BOOLEAN &&
      ((name.value === 'include' && !value.value) || (name.value === 'skip' && value.value))
    );
  });

const fragmentsOf = ({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));
