import { maxTitleLength } from '@struma/shared/signals/title.ts';
import type { MutationResolvers, QueryResolvers } from '../kernel/schema-types.generated.ts';
import { typedError } from '../kernel/errors.ts';
import { readId } from '../kernel/input/ids.ts';
import { tracked } from '../kernel/tracked.ts';
import {
  readColleague,
  readDraft,
  readPlace,
  readPresence,
  readTemplate,
  readViewCounts,
} from './operator-tools.rest.ts';
import { saveSignalDraft } from './drafts.ts';
import { requireSignalId } from './find-signal.ts';
import { requireOwnSignalsFeature } from './own-signals.ts';
import { signalTexts } from './signals.texts.ts';
import { addSignalNote } from './write-message.ts';

const queries = {
  signalViews: tracked((_root, _args, { rest }) => rest.get('/struma/signals/views', {}, readViewCounts)),

  replyTemplates: tracked((_root, { signalId }, { rest }) => {
    const id = signalId ? requireSignalId(signalId) : null;
    return rest.get('/struma/reply-templates', id === null ? {} : { signalId: id }, ({ items }) =>
      items.map(readTemplate),
    );
  }),

  colleagues: tracked((_root, _args, { rest }) =>
    rest.get('/struma/colleagues', {}, ({ items }) => items.map(readColleague)),
  ),

  signalPlace: tracked(async (_root, { location, title }, { rest, principal, features }) => {
    await requireOwnSignalsFeature(principal, features);
    const { latitude, longitude } = location;
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
      throw typedError('BAD_USER_INPUT', { message: signalTexts.locationRange, path: ['location'] });
    const cutTitle = title?.trim().slice(0, maxTitleLength);
    return rest.get('/struma/signals/place', { latitude, longitude, ...(cutTitle && { title: cutTitle }) }, readPlace);
  }),

  signalDraft: tracked(async (_root, { signalId, kind }, { rest, principal, features }) => {
    const id = readId(signalId);
    await requireOwnSignalsFeature(principal, features);
    return id === null ? null : rest.find('/struma/signals/draft', { signalId: id, kind }, readDraft);
  }),
} satisfies Partial<QueryResolvers>;

const mutations = {
  addSignalNote: (_root, { input }, context) => addSignalNote(context, input),
  saveSignalDraft: (_root, { input }, context) => saveSignalDraft(context, input),
  reportPresence: (_root, { input: { signalId, state } }, { rest }) =>
    rest.post('/struma/signals/presence', { signalId: requireSignalId(signalId), state }, ({ items }) => ({
      __typename: 'ReportPresenceSuccess' as const,
      others: items.map(readPresence),
    })),
} satisfies Partial<MutationResolvers>;

export const schemaPart = { Query: queries, Mutation: mutations };
