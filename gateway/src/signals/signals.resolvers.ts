import type {
  MutationResolvers,
  QueryResolvers,
  SignalPageResolvers,
  SignalResolvers,
} from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { createListField, listPage } from '../kernel/list/list-field.ts';
import { tracked } from '../kernel/tracked.ts';
import { operatorFields } from './operator-fields.ts';
import { findSignal } from './find-signal.ts';
import { requireListAccess, signalExport, signalList } from './signal-list.ts';
import { readAttachments, readResponses } from './nested-lists.ts';
import { archiveUrl, readSignal, readStatusLabels } from './signals.rest.ts';
import type { SignalRecord } from './signals.rest.ts';
import { submitSignal } from './submit-signal.ts';
import { replyToSignal } from './write-message.ts';

const signalQueries = {
  signals: createListField({
    list: signalList,
    readRow: readSignal,
    requireAccess: requireListAccess,
    sendsUserId: true,
  }),

  signal: tracked((_root, { id }, context) => findSignal(readId(id), context)),

  signalStatuses: tracked((_root, _args, { rest, warn }) =>
    rest.get('/api/status/GetStatusAsKeyValuePairList', {}, (list) => readStatusLabels(list, warn)),
  ),
} satisfies Partial<QueryResolvers>;

const signalMutations = {
  replyToSignal: (_root, { input }, context) => replyToSignal(context, input),
  submitSignal: (_root, { input }, context) => submitSignal(context, input),
} satisfies Partial<MutationResolvers>;

/** Fields that `readSignal` does not set need a resolver. A schema field with neither is a compile error. */
type FieldsBesideRecord = Partial<SignalResolvers> & Required<Omit<SignalResolvers, keyof SignalRecord | '__isTypeOf'>>;

const signalTypes = {
  Signal: {
    responses: tracked(({ id }, { first }, context) => readResponses(id, first, context)),
    attachments: tracked(({ id }, { first }, context) => readAttachments(id, first, context)),
    attachmentsUrl: tracked(({ id }) => archiveUrl(id)),
    ...operatorFields,
  } satisfies FieldsBesideRecord,

  SignalPage: listPage<SignalRecord>() satisfies SignalPageResolvers,
};

export const schemaPart = {
  Query: signalQueries,
  Mutation: signalMutations,
  types: signalTypes,
  records: { Signal: findSignal },
};

/** CSV exports of lists. The key is the name of the file: `/files/<key>.csv`. */
export const listExports = { signals: signalExport };
