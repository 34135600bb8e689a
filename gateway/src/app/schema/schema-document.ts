import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import type { DefinitionNode, DocumentNode, FieldDefinitionNode } from 'graphql';
import { appendRuleLines } from './rule-lines.ts';

export const schemaFolder = join(import.meta.dirname, '../../../../schema');

/** Reads the schema's files as one document: extensions are merged, and descriptions repeat the directives. */
export const readSchemaDocument = (folder: string = schemaFolder): DocumentNode => {
  const definitions = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8'), { noLocation: true }).definitions);
  return appendRuleLines({ kind: Kind.DOCUMENT, definitions: merge(definitions) });
};

const merge = (definitions: readonly DefinitionNode[]): DefinitionNode[] => {
  const extra = new Map<string, FieldDefinitionNode[]>();
  for (const node of definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    extra.set(node.name.value, [...(extra.get(node.name.value) ?? []), ...(node.fields ?? [])]);
  }
  return definitions.flatMap((node): DefinitionNode[] => {
    if (node.kind === Kind.OBJECT_TYPE_EXTENSION) return [];
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return [node];
    return [{ ...node, fields: [...(node.fields ?? []), ...(extra.get(node.name.value) ?? [])] }];
  });
};
