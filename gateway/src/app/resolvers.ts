import { plainText } from '@struma/shared/rich-document.ts';
import { readDocument } from '../kernel/input/rich-text.ts';
import { scalars } from '../kernel/input/scalars.ts';
import type { RichTextResolvers } from '../kernel/schema-types.generated.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { resolverModules } from './resolver-modules.generated.ts';
import type { SchemaPart } from './schema/assemble-schema.ts';

const richText = {
  document: (text) => ({ ...readDocument(text) }),
  text: (text) => plainText(readDocument(text)),
} satisfies RichTextResolvers;

/** What all features add to the schema: `schemaPart` of each `<feature>.resolvers.ts`. */
export const schemaParts: readonly SchemaPart[] = [
  { types: { ...scalars, RichText: richText } },
  ...resolverModules.map(({ schemaPart }) => schemaPart),
];

/** Lists that are also files, by their names: `signals` is `/files/signals.csv`. */
export const listExports: Readonly<Record<string, ListExport>> = Object.assign(
  {},
  ...resolverModules.map((module) => ('listExports' in module ? module.listExports : {})),
);
