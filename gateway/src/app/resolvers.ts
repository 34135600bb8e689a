import { plainText, type RichNode } from '@struma/shared/rich-document.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { readDocument, type StoredText } from '../kernel/input/rich-text.ts';
import { scalars } from '../kernel/input/scalars.ts';
import { countSelectedText } from '../kernel/limits/selected-text.ts';
import { tracked } from '../kernel/tracked.ts';
import type { RichTextResolvers } from '../kernel/schema-types.generated.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { resolverModules } from './resolver-modules.generated.ts';
import type { SchemaPart } from './schema/assemble-schema.ts';

const readSelected = (text: StoredText, context: GatewayContext): RichNode => {
  if (typeof text.stored === 'string') countSelectedText(context, text.stored.length);
  return readDocument(text);
};

const richText = {
  document: tracked((text, _args, context) => ({ ...readSelected(text, context) })),
  text: tracked((text, _args, context) => plainText(readSelected(text, context))),
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
