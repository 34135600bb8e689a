import { createHash } from 'node:crypto';
import { print, stripIgnoredCharacters, visit } from 'graphql';
import type { DefinitionNode, DocumentNode } from 'graphql';

/**
 * SHA-256 of a document in hexadecimal. It does not depend on formatting, on the order of definitions or on
 * `__typename` fields that a client adds.
 */
export const documentKey = (document: DocumentNode): string => {
  const definitions = document.definitions.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const plain = visit({ ...document, definitions }, { Field: (node) => (isTypename(node) ? null : undefined) });
  return createHash('sha256')
    .update(stripIgnoredCharacters(print(plain)))
    .digest('hex');
};

const nameOf = (node: DefinitionNode): string => `${node.kind} ${'name' in node ? node.name?.value : ''}`;

const isTypename = ({
  name,
  alias,
  directives,
}: {
  name: { value: string };
  alias?: unknown;
  directives?: readonly unknown[];
}) => name.value === '__typename' && !alias && !directives?.length;
