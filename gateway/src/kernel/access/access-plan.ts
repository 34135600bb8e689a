import { Kind, getNamedType, isAbstractType, isCompositeType, isObjectType, typeFromAST } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLSchema,
  GraphQLType,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import type { ServiceFeature } from '../schema-types.generated.ts';
import type { Principal } from './principal.ts';
import { accessRuleOf, requiredFeatureOf } from './directives.ts';
import type { AccessRule, Annotated } from './directives.ts';
import { typedError } from '../errors.ts';
import { planArgument } from '../input/input-features.ts';
import type { FeaturesOf } from '../input/input-features.ts';
import type { Variables } from '../limits/list-size.ts';

/** The condition of an `@include` or `@skip`: met unless the variable is the Boolean opposite of `expected`. */
interface Condition {
  variable: string;
  expected: boolean;
}

/** A selection of the operation. It is included only if all conditions are met. */
interface Step {
  path: readonly string[];
  conditions: readonly Condition[];
}

/** The access rules and the required service features of an operation, computed once for each document. */
export interface AccessPlan {
  access: readonly (Step & AccessRule)[];
  needs: readonly (Step & { feature: ServiceFeature })[];
  /** Features that depend on the values of arguments. They are computed for each request from its variables. */
  inputs: readonly (Step & { featuresOf: FeaturesOf })[];
  /** True if the operation selects introspection fields. */
  introspects: boolean;
}

/** Collects the access rules and required features of all selected fields and of their types. */
export const planAccess = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): AccessPlan => {
  const walk: Walk = {
    schema,
    operation,
    fragments: new Map(
      document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
    ),
    plan: { access: [], needs: [], inputs: [], introspects: false },
    remaining: 20_000,
  };
  const root = schema.getRootType(operation.operation);
  if (root) walkSelections(walk, root, operation.selectionSet, { path: [], conditions: [] }, new Set());
  return { ...walk.plan, access: distinct(walk.plan.access), needs: distinct(walk.plan.needs) };
};

/** Throws FORBIDDEN with the path of the first rule that the principal does not satisfy. */
export const requireAccess = (plan: AccessPlan, principal: Principal, variables: Variables): void => {
  for (const rule of plan.access)
    if (isIncluded(rule, variables) && !satisfiesRule(rule, principal))
      throw typedError('FORBIDDEN', { path: rule.path });
};

/** Returns the features that the selected fields and their arguments require. */
export const neededFeatures = (plan: AccessPlan, variables: Variables): ReadonlySet<ServiceFeature> =>
  new Set([
    ...plan.needs.filter((step) => isIncluded(step, variables)).map(({ feature }) => feature),
    ...plan.inputs.filter((step) => isIncluded(step, variables)).flatMap(({ featuresOf }) => featuresOf(variables)),
  ]);

/** True if the principal has one of the actions and one of the groups. An empty list requires nothing. */
export const satisfiesRule = (
  { actions, groups }: AccessRule,
  principal: Pick<Principal, 'actions' | 'groups'>,
): boolean =>
  (actions.length === 0 || actions.some((action) => principal.actions.includes(action))) &&
  (groups.length === 0 || groups.some((group) => principal.groups.includes(group)));

interface Walk {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Map<string, FragmentDefinitionNode>;
  plan: {
    access: (Step & AccessRule)[];
    needs: (Step & { feature: ServiceFeature })[];
    inputs: (Step & { featuresOf: FeaturesOf })[];
    introspects: boolean;
  };
  /** Number of selections that may still be visited. */
  remaining: number;
}

const walkSelections = (
  walk: Walk,
  parent: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  step: Step,
  seen: Set<string>,
): void => {
  collectTypeRules(
    walk,
    parent,
    selections.some((selection) => selection.kind === Kind.FIELD && selection.name.value !== '__typename'),
    step,
  );
  for (const selection of selections) {
    walk.remaining -= 1;
    if (walk.remaining < 0) throw typedError('TOO_COSTLY');
    const conditions = conditionsOf(selection, step.conditions);
    if (!conditions) continue;
    if (selection.kind === Kind.FIELD)
      walkField(walk, parent, selection, { path: [...step.path, nameOf(selection)], conditions });
    else {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection;
      if (!fragment) continue;
      const named = fragment.typeCondition ? typeFromAST(walk.schema, fragment.typeCondition) : parent;
      const type = narrowType(walk.schema, parent, named);
      const spread = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : null;
      const key = spread === null ? '' : JSON.stringify([spread, type?.name, conditions]);
      if (!type || seen.has(key)) continue;
      if (key) seen.add(key);
      walkSelections(walk, type, fragment.selectionSet, { path: step.path, conditions }, seen);
    }
  }
};

/** A fragment on an interface inside an object type applies to that object type only. */
const narrowType = (
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
  collectRules(walk, field.astNode, step);
  for (const argumentNode of node.arguments ?? []) {
    const argument = field.args.find(({ name }) => name === argumentNode.name.value);
    const featuresOf = argument && planArgument(walk.schema, walk.operation, argument, argumentNode.value);
    if (featuresOf) walk.plan.inputs.push({ ...step, featuresOf });
  }
  const type = getNamedType(field.type);
  if (node.selectionSet && isCompositeType(type)) walkSelections(walk, type, node.selectionSet, step, new Set());
};

/**
 * Collects the rules of an object type. If fields of an interface are selected (`readsFields`), collects the rules of
 * all object types that implement the interface.
 */
const collectTypeRules = (walk: Walk, type: GraphQLCompositeType, readsFields: boolean, step: Step): void => {
  if (isObjectType(type)) collectRules(walk, type.astNode, step);
  else if (isAbstractType(type) && readsFields)
    for (const possible of walk.schema.getPossibleTypes(type)) collectRules(walk, possible.astNode, step);
};

const collectRules = (walk: Walk, node: Annotated | null | undefined, step: Step): void => {
  const rule = accessRuleOf(walk.schema, node);
  if (rule && (rule.actions.length || rule.groups.length)) walk.plan.access.push({ ...rule, ...step });
  const feature = requiredFeatureOf(walk.schema, node);
  if (feature) walk.plan.needs.push({ feature, ...step });
};

/**
 * Adds the conditions of a selection to those of the selections around it. Returns null if a literal excludes the
 * selection: `@include(if: false)` or `@skip(if: true)`.
 */
const conditionsOf = (node: Annotated, before: readonly Condition[]): readonly Condition[] | null => {
  let conditions = before;
  for (const { name, arguments: directiveArguments } of node.directives ?? []) {
    const expected = name.value === 'include' ? true : name.value === 'skip' ? false : null;
    const value = directiveArguments?.[0]?.value;
    if (expected === null || !value) continue;
    if (value.kind === Kind.BOOLEAN && value.value !== expected) return null;
    if (value.kind === Kind.VARIABLE) conditions = [...conditions, { variable: value.name.value, expected }];
  }
  return conditions;
};

/**
 * False only if a variable excludes the selection with a Boolean. With any other value the selection counts as
 * included: its rules are checked, and the invalid variable is refused before execution.
 */
const isIncluded = ({ conditions }: Step, variables: Variables): boolean =>
  conditions.every(({ variable, expected }) => variables[variable] !== !expected);

const nameOf = (node: FieldNode): string => node.alias?.value ?? node.name.value;

/** Removes repeated rules with equal conditions; the path of the first one stays. */
const distinct = <T extends Step>(steps: readonly T[]): T[] =>
  [...new Map(steps.toReversed().map((step) => [JSON.stringify({ ...step, path: null }), step])).values()].toReversed();
