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
import type { Caller } from './caller.ts';
import { accessRuleOf, needOf } from './directives.ts';
import type { AccessRule, Annotated } from './directives.ts';
import { typedError } from '../errors.ts';
import { planArgument } from '../input/input-needs.ts';
import type { FeaturesOf } from '../input/input-needs.ts';
import type { Variables } from '../limits/list-size.ts';

/** A selection that is left out unless every one of these holds. */
interface Condition {
  variable: string;
  wanted: boolean;
}

interface Step {
  path: readonly string[];
  conditions: readonly Condition[];
}

/** What an operation asks of its caller and of the service, worked out once for each document. */
export interface AccessPlan {
  access: readonly (Step & AccessRule)[];
  needs: readonly (Step & { feature: ServiceFeature })[];
  /** What of the arguments needs something is known once there are variables. */
  inputs: readonly (Step & { featuresOf: FeaturesOf })[];
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
    operation,
    fragments: new Map(
      document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
    ),
    plan: { access: [], needs: [], inputs: [], introspects: false },
    left: 20_000,
  };
  const root = schema.getRootType(operation.operation);
  if (root) walkSelections(walk, root, operation.selectionSet, { path: [], conditions: [] }, new Set());
  return { ...walk.plan, access: distinct(walk.plan.access), needs: distinct(walk.plan.needs) };
};

/** Refuses the whole operation with FORBIDDEN and the path of the first rule that the caller does not meet. */
export const demandAccess = (plan: AccessPlan, caller: Caller, variables: Variables): void => {
  for (const rule of plan.access)
    if (applies(rule, variables) && !isMet(rule, caller)) throw typedError('FORBIDDEN', { path: rule.path });
};

/** The features that the selected fields and the values that they are given need. */
export const neededFeatures = (plan: AccessPlan, variables: Variables): ReadonlySet<ServiceFeature> =>
  new Set([
    ...plan.needs.filter((step) => applies(step, variables)).map(({ feature }) => feature),
    ...plan.inputs.filter((step) => applies(step, variables)).flatMap(({ featuresOf }) => featuresOf(variables)),
  ]);

/** One of the actions and one of the groups; an empty list asks for nothing. */
export const isMet = ({ actions, groups }: AccessRule, caller: Pick<Caller, 'actions' | 'groups'>): boolean =>
  (actions.length === 0 || actions.some((action) => caller.actions.includes(action))) &&
  (groups.length === 0 || groups.some((group) => caller.groups.includes(group)));

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
  left: number;
}

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
  for (const given of node.arguments ?? []) {
    const argument = field.args.find(({ name }) => name === given.name.value);
    const featuresOf = argument && planArgument(walk.schema, walk.operation, argument, given.value);
    if (featuresOf) walk.plan.inputs.push({ ...step, featuresOf });
  }
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
  const feature = needOf(walk.schema, node);
  if (feature) walk.plan.needs.push({ feature, ...step });
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
const applies = ({ conditions }: Step, variables: Variables): boolean =>
  conditions.every(({ variable, wanted }) => variables[variable] !== !wanted);

const nameOf = (node: FieldNode): string => node.alias?.value ?? node.name.value;

/** The same rule again under the same conditions says nothing new: the first path stands for all. */
const distinct = <T extends Step>(steps: readonly T[]): T[] =>
  [...new Map(steps.toReversed().map((step) => [JSON.stringify({ ...step, path: null }), step])).values()].toReversed();
