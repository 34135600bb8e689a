import { plainText } from '@struma/shared/rich-document.ts';
import { readDocument } from '../kernel/input/rich-text.ts';
import { scalars } from '../kernel/input/scalars.ts';
import { tracked } from '../kernel/tracked.ts';
import type { RichTextResolvers } from '../kernel/schema-types.generated.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { resolverModules } from './resolver-modules.generated.ts';
import type { SchemaPart } from './schema/assemble-schema.ts';

const richText = {
  document: tracked((text) => ({ ...readDocument(text) })),
  text: tracked((text) => plainText(readDocument(text))),
} satisfies RichTextResolvers;

/** The resolvers and types of all features: `schemaPart` of each `<feature>.resolvers.ts`. */
export const schemaParts: readonly SchemaPart[] = [
  { types: { ...scalars, RichText: richText } },
  ...resolverModules.map(({ schemaPart }) => schemaPart),
];

/** Lists with a CSV file, by name: `signals` is `/files/signals.csv`. */
export const listExports: Readonly<Record<string, ListExport>> = Object.assign(
  {},
  ...resolverModules.map((module) => ('listExports' in module ? module.listExports : {})),
);
