import { plainText } from '../kernel/input/rich-document.ts';
import { readDocument } from '../kernel/input/rich-text.ts';
import { scalars } from '../kernel/input/scalars.ts';
import type { RichTextResolvers } from '@struma/schema/resolvers.ts';
import { kevrCategoryQueries } from '../kevr-categories/kevr-categories.resolvers.ts';
import { mapMutations, mapQueries, mapTypes } from '../map/map.resolvers.ts';
import { priorityQueries } from '../priorities/priorities.resolvers.ts';
import { deskMutations, deskQueries } from '../signals/desk.resolvers.ts';
import { signalMutations, signalQueries, signalTypes } from '../signals/signals.resolvers.ts';
import { submitterQueries, submitterTypes } from '../submitters/submitters.resolvers.ts';
import type { SchemaPart } from './schema/assemble-schema.ts';
import { sessionQueries } from '../session/session.resolvers.ts';

const richText = {
  document: (text) => ({ ...readDocument(text) }),
  text: (text) => plainText(readDocument(text)),
} satisfies RichTextResolvers;

/** Everything that the features give to the schema. */
export const schemaParts: readonly SchemaPart[] = [
  { types: { ...scalars, RichText: richText } },
  { Query: sessionQueries },
  { Query: priorityQueries },
  { Query: kevrCategoryQueries },
  { Query: submitterQueries, types: submitterTypes },
  { Query: signalQueries, Mutation: signalMutations, types: signalTypes },
  { Query: mapQueries, Mutation: mapMutations, types: mapTypes },
  { Query: deskQueries, Mutation: deskMutations },
];
