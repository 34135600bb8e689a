import { GraphQLError, Kind } from 'graphql';
import type {
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
  ValidationContext,
  ValidationRule,
} from 'graphql';
import { typedError } from './errors.ts';
import { inputTexts } from './errors.texts.ts';

/** First protection against requests that cost much and ask little. */
export const limits = {
  bodyBytes: 256 * 1024,
  tokens: 2000,
  depth: 12,
  recursiveSelections: 20_000,
  errors: 20,
};

/** Refuses operations that nest deeper than the limit; the description of the schema may. */
export const depthRule: ValidationRule = (context) => {
  const known = new Map<string, number>();
  return {
    OperationDefinition(node) {
      if (depthOf(context, node.selectionSet, known) > limits.depth)
        report(context, node, typedError('TOO_COSTLY', { message: inputTexts.tooDeep(limits.depth) }));
    },
  };
};

/** One root field for each mutation: results, idempotency key and outcome then belong together. */
export const oneChangeRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'mutation' && rootFields(context, node.selectionSet, new Set()) > 1)
      report(context, node, typedError('BAD_USER_INPUT', { message: inputTexts.oneChange }));
  },
});

const report = (context: ValidationContext, node: OperationDefinitionNode, error: GraphQLError): void =>
  context.reportError(
    new GraphQLError(error.message, { nodes: node, originalError: error, extensions: error.extensions }),
  );

const depthOf = (context: ValidationContext, { selections }: SelectionSetNode, known: Map<string, number>): number => {
  let deepest = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value.startsWith('__')) continue;
      deepest = Math.max(deepest, 1 + (selection.selectionSet ? depthOf(context, selection.selectionSet, known) : 0));
    } else if (selection.kind === Kind.INLINE_FRAGMENT)
      deepest = Math.max(deepest, depthOf(context, selection.selectionSet, known));
    else deepest = Math.max(deepest, fragmentDepth(context, context.getFragment(selection.name.value), known));
  }
  return deepest;
};

/** A fragment that contains itself is refused by another rule: here it only must not go round for ever. */
const fragmentDepth = (
  context: ValidationContext,
  fragment: FragmentDefinitionNode | null | undefined,
  known: Map<string, number>,
): number => {
  if (!fragment) return 0;
  const name = fragment.name.value;
  const before = known.get(name);
  if (before !== undefined) return before;
  known.set(name, 0);
  const depth = depthOf(context, fragment.selectionSet, known);
  known.set(name, depth);
  return depth;
};

const rootFields = (context: ValidationContext, { selections }: SelectionSetNode, seen: Set<string>): number => {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count += selection.name.value === '__typename' ? 0 : 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT) count += rootFields(context, selection.selectionSet, seen);
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) count += rootFields(context, fragment.selectionSet, seen);
    }
  }
  return count;
};
