import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, separateOperations, visit } from 'graphql';

const root = join(import.meta.dirname, '../../..');

/** Builds an operation as the web client sends it: with fragments, and `__typename` below the root fields. */
export const webDocument = (file: string, operation: string): string => {
  const document = separateOperations(parse(readFileSync(join(root, file), 'utf8')))[operation];
  if (!document) throw new Error(`${file} has no operation ${operation}.`);
  const whole = visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
  return print(whole);
};

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
