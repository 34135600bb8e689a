import { GraphQLError, Kind } from 'graphql';
import type { ASTNode, FragmentDefinitionNode, SelectionSetNode, ValidationContext, ValidationRule } from 'graphql';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import type { Limits } from './limits.ts';

/** Validation rules that need no variables. They report TOO_COSTLY, BAD_USER_INPUT or GRAPHQL_VALIDATION_FAILED. */
export const documentRules = (limits: Limits): ValidationRule[] => [
  depthRule(limits),
  aliasRule(limits),
  directiveRule(limits),
  listRule(limits),
  oneChangeRule,
  knownOperationRule,
];

/** Refuses operations above the depth limit, except introspection. */
const depthRule =
  ({ depth: limit }: Limits): ValidationRule =>
  (context) => {
    const depths = new Map<string, number>();
    return {
      OperationDefinition(node) {
        const cost = depthOf(context, node.selectionSet, depths);
        if (cost > limit)
          report(context, node, typedError('TOO_COSTLY', { message: inputTexts.tooDeep(limit), cost, limit }));
      },
    };
  };

/** Limits aliases, because each of them can select the same field once more. */
const aliasRule = ({ aliases: limit }: Limits): ValidationRule =>
  countRule(limit, inputTexts.manyAliases(limit), (count) => ({ Field: ({ alias }) => alias && count() }));

const directiveRule = ({ directives: limit }: Limits): ValidationRule =>
  countRule(limit, inputTexts.manyDirectives(limit), (count) => ({ Directive: count }));

/** Limits lists in literals. Lists in variables are checked before execution. */
const listRule =
  ({ listItems: limit }: Limits): ValidationRule =>
  (context) => ({
    ListValue(node) {
      if (node.values.length > limit)
        report(context, node, typedError('BAD_USER_INPUT', { message: inputTexts.manyItems(limit) }));
    },
  });

/** Allows one root field in each mutation, so that result, idempotency key and outcome belong to the same change. */
const oneChangeRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'mutation' && countRootFields(context, node.selectionSet, new Set()) > 1)
      report(context, node, typedError('BAD_USER_INPUT', { message: inputTexts.oneChange }));
  },
});

/** Refuses an operation type that the schema lacks, which graphql-js would report only at execution. */
const knownOperationRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation))
      report(context, node, typedError('GRAPHQL_VALIDATION_FAILED'));
  },
});

type RuleListener = ReturnType<ValidationRule>;

const countRule =
  (limit: number, message: string, counted: (count: () => void) => RuleListener): ValidationRule =>
  (context) => {
    let cost = 0;
    return {
      ...counted(() => void (cost += 1)),
      Document: {
        leave(node) {
          if (cost > limit) report(context, node, typedError('TOO_COSTLY', { message, cost, limit }));
        },
      },
    };
  };

/** Reports an error at a node. The node `Document` is left out, because the error would contain the whole text. */
const report = (context: ValidationContext, node: ASTNode, error: GraphQLError): void =>
  context.reportError(
    new GraphQLError(error.message, {
      ...(node.kind !== Kind.DOCUMENT && { nodes: node }),
      originalError: error,
      extensions: error.extensions,
    }),
  );

const depthOf = (context: ValidationContext, { selections }: SelectionSetNode, depths: Map<string, number>): number => {
  let deepest = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value.startsWith('__')) continue;
      deepest = Math.max(deepest, 1 + (selection.selectionSet ? depthOf(context, selection.selectionSet, depths) : 0));
    } else if (selection.kind === Kind.INLINE_FRAGMENT)
      deepest = Math.max(deepest, depthOf(context, selection.selectionSet, depths));
    else deepest = Math.max(deepest, fragmentDepth(context, context.getFragment(selection.name.value), depths));
  }
  return deepest;
};

/**
 * Returns the depth of a fragment. For a recursive fragment the depth is not exact: another rule refuses such a
 * fragment, and this function must only terminate.
 */
const fragmentDepth = (
  context: ValidationContext,
  fragment: FragmentDefinitionNode | null | undefined,
  depths: Map<string, number>,
): number => {
  if (!fragment) return 0;
  const name = fragment.name.value;
  const before = depths.get(name);
  if (before !== undefined) return before;
  depths.set(name, 0);
  const depth = depthOf(context, fragment.selectionSet, depths);
  depths.set(name, depth);
  return depth;
};

const countRootFields = (context: ValidationContext, { selections }: SelectionSetNode, seen: Set<string>): number => {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count += selection.name.value === '__typename' ? 0 : 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT) count += countRootFields(context, selection.selectionSet, seen);
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) count += countRootFields(context, fragment.selectionSet, seen);
    }
  }
  return count;
};
