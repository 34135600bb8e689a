import {
  Kind,
  getDirectiveValues,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  typeFromAST,
} from 'graphql';
import type {
  ASTNode,
  DirectiveNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLSchema,
  GraphQLType,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import type { Action, ServiceFeature } from '@struma/schema/resolvers.ts';
import type { Caller } from './caller.ts';
import { typedError } from './errors.ts';

/** A selection that is left out unless every one of these holds. */
interface Condition {
  variable: string;
  wanted: boolean;
}

interface Step {
  path: readonly string[];
  conditions: readonly Condition[];
}

export interface AccessRule {
  actions: readonly Action[];
  groups: readonly string[];
}

/** What an operation asks of its caller and of the service, worked out once for each document. */
export interface AccessPlan {
  access: readonly (Step & AccessRule)[];
  needs: readonly (Step & { feature: ServiceFeature })[];
  /** Whether it asks for the description of the schema. */
  introspects: boolean;
}

/** Collects every rule on the way from the root: the root field's, each type's, each field's. */
export const planAccess = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): AccessPlan => {
  const walk: Walk = {
    schema,
    fragments: new Map(
      document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
    ),
    plan: { access: [], needs: [], introspects: false },
    left: 20_000,
  };
  const root = schema.getRootType(operation.operation);
  if (root) walkSelections(walk, root, operation.selectionSet, { path: [], conditions: [] }, new Set());
  return { access: distinct(walk.plan.access), needs: distinct(walk.plan.needs), introspects: walk.plan.introspects };
};

/** Refuses the whole operation with FORBIDDEN and the path of the first rule that the caller does not meet. */
export const demandAccess = (plan: AccessPlan, caller: Caller, variables: Readonly<Record<string, unknown>>): void => {
  for (const rule of plan.access)
    if (applies(rule, variables) && !isMet(rule, caller)) throw typedError('FORBIDDEN', { path: rule.path });
};

/** The features that the selected fields need. */
export const neededFeatures = (
  plan: AccessPlan,
  variables: Readonly<Record<string, unknown>>,
): readonly { feature: ServiceFeature; path: readonly string[] }[] =>
  plan.needs.filter((step) => applies(step, variables));

/** One of the actions and one of the groups; an empty list asks for nothing. */
export const isMet = ({ actions, groups }: AccessRule, caller: Pick<Caller, 'actions' | 'groups'>): boolean =>
  (actions.length === 0 || actions.some((action) => caller.actions.includes(action))) &&
  (groups.length === 0 || groups.some((group) => caller.groups.includes(group)));

/** The rule that a type or a field declares. */
export const accessRuleOf = (schema: GraphQLSchema, node: Annotated | null | undefined): AccessRule | null =>
  valuesOf<AccessRule>(schema, 'access', node);

interface Walk {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  plan: { access: (Step & AccessRule)[]; needs: (Step & { feature: ServiceFeature })[]; introspects: boolean };
  left: number;
}

type Annotated = ASTNode & { readonly directives?: readonly DirectiveNode[] | undefined };

const walkSelections = (
  walk: Walk,
  parent: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  step: Step,
  seen: Set<string>,
): void => {
  demandType(
    walk,
    parent,
    selections.some((one) => one.kind === Kind.FIELD && one.name.value !== '__typename'),
    step,
  );
  for (const selection of selections) {
    walk.left -= 1;
    if (walk.left < 0) throw typedError('TOO_COSTLY');
    const conditions = conditionsOf(selection, step.conditions);
    if (!conditions) continue;
    if (selection.kind === Kind.FIELD)
      walkField(walk, parent, selection, { path: [...step.path, nameOf(selection)], conditions });
    else {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection;
      if (!fragment) continue;
      const named = fragment.typeCondition ? typeFromAST(walk.schema, fragment.typeCondition) : parent;
      const type = narrowed(walk.schema, parent, named);
      const spread = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : null;
      const key = spread === null ? '' : JSON.stringify([spread, type?.name, conditions]);
      if (!type || seen.has(key)) continue;
      if (key) seen.add(key);
      walkSelections(walk, type, fragment.selectionSet, { path: step.path, conditions }, seen);
    }
  }
};

/** A fragment for an interface, read on a type of its own, is read on no other type. */
const narrowed = (
  schema: GraphQLSchema,
  parent: GraphQLCompositeType,
  named: GraphQLType | undefined,
): GraphQLCompositeType | null => {
  if (!isCompositeType(named)) return null;
  return isObjectType(parent) && isAbstractType(named) && schema.isSubType(named, parent) ? parent : named;
};

const walkField = (walk: Walk, parent: GraphQLCompositeType, node: FieldNode, step: Step): void => {
  const field = 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
  if (node.name.value === '__schema' || node.name.value === '__type') walk.plan.introspects = true;
  if (!field) return;
  demand(walk, field.astNode, step);
  for (const given of node.arguments ?? [])
    demandFeature(walk, field.args.find(({ name }) => name === given.name.value)?.astNode, step);
  const type = getNamedType(field.type);
  if (node.selectionSet && isCompositeType(type)) walkSelections(walk, type, node.selectionSet, step, new Set());
};

/** Fields read through an interface may belong to any of its types. */
const demandType = (walk: Walk, type: GraphQLCompositeType, readsFields: boolean, step: Step): void => {
  if (isObjectType(type)) demand(walk, type.astNode, step);
  else if (isAbstractType(type) && readsFields)
    for (const possible of walk.schema.getPossibleTypes(type)) demand(walk, possible.astNode, step);
};

const demand = (walk: Walk, node: Annotated | null | undefined, step: Step): void => {
  const rule = accessRuleOf(walk.schema, node);
  if (rule && (rule.actions.length || rule.groups.length)) walk.plan.access.push({ ...rule, ...step });
  demandFeature(walk, node, step);
};

const demandFeature = (walk: Walk, node: Annotated | null | undefined, step: Step): void => {
  const need = valuesOf<{ feature: ServiceFeature }>(walk.schema, 'needs', node);
  if (need) walk.plan.needs.push({ ...need, ...step });
};

const valuesOf = <T>(schema: GraphQLSchema, directive: string, node: Annotated | null | undefined): T | null => {
  const definition = schema.getDirective(directive);
  return definition && node ? ((getDirectiveValues(definition, node) as T | undefined) ?? null) : null;
};

/** Null if the selection can never be taken. */
const conditionsOf = (node: Annotated, before: readonly Condition[]): readonly Condition[] | null => {
  let conditions = before;
  for (const { name, arguments: given } of node.directives ?? []) {
    const wanted = name.value === 'include' ? true : name.value === 'skip' ? false : null;
    const value = given?.[0]?.value;
    if (wanted === null || !value) continue;
    if (value.kind === Kind.BOOLEAN && value.value !== wanted) return null;
    if (value.kind === Kind.VARIABLE) conditions = [...conditions, { variable: value.name.value, wanted }];
  }
  return conditions;
};

/** Anything but the exact opposite counts as taken: what is no Boolean is refused before it runs. */
const applies = ({ conditions }: Step, variables: Readonly<Record<string, unknown>>): boolean =>
  conditions.every(({ variable, wanted }) => variables[variable] !== !wanted);

const nameOf = (node: FieldNode): string => node.alias?.value ?? node.name.value;

/** The same rule again under the same conditions says nothing new: the first path stands for all. */
const distinct = <T extends Step>(steps: readonly T[]): T[] =>
  [...new Map(steps.toReversed().map((step) => [JSON.stringify({ ...step, path: null }), step])).values()].toReversed();
