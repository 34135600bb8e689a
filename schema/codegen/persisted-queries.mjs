// Codegen plugin that writes the keys (SHA-256) of the web client's documents. The gateway accepts these documents from
// every signed-in person.
import { Kind, visit } from 'graphql';
import { documentKey } from '../document-key.ts';

export const plugin = (_schema, files) => {
  const definitions = files.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const lines = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const usedFragments = findFragments(operation, fragments, new Set());
      const document = { kind: Kind.DOCUMENT, definitions: [operation, ...usedFragments] };
      return `  ['${documentKey(document)}', '${operation.name.value}'],`;
    })
    .toSorted((one, other) => one.localeCompare(other));
  return [
    '/** Keys of the documents that the web client sends, with the names of their operations. */',
    'export const persistedQueries: ReadonlyMap<string, string> = new Map([',
    ...lines,
    ']);',
    '',
  ].join('\n');
};

/** The fragments that an operation or a fragment uses, directly or through other fragments. */
const findFragments = (node, fragments, seen) => {
  const found = [];
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || seen.has(name.value)) return;
      seen.add(name.value);
      found.push(fragment, ...findFragments(fragment, fragments, seen));
    },
  });
  return found;
};
