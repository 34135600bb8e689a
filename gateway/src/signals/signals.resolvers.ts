import type {
  MutationResolvers,
  QueryResolvers,
  SignalPageResolvers,
  SignalResolvers,
} from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { listField, listPage } from '../kernel/list/list-field.ts';
import { tracked } from '../kernel/tracked.ts';
import { operatorFields } from './operator-fields.ts';
import { findSignal } from './find-signal.ts';
import { requireListAccess, signalExport, signalList } from './signal-list.ts';
import { archiveUrl, readAttachment, readResponse, readSignal, readStatusLabels } from './signals.rest.ts';
import type { SignalRecord } from './signals.rest.ts';
import { submitSignal } from './submit-signal.ts';
import { replyToSignal } from './write-message.ts';

const signalQueries = {
  signals: listField({ list: signalList, readRow: readSignal, requireAccess: requireListAccess }),

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
    responses: tracked(({ id }, _args, { rest }) =>
      rest.get('/api/response/GetResponsesList', { signalId: id }, ({ items }) => items.map(readResponse)),
    ),
    attachments: tracked(({ id }, _args, { rest }) =>
      rest.get('/api/signal/getAttachmentsInfoBySignalId', { signalId: id }, (files) =>
        files.map((file, place) => readAttachment(file, `signals/${id}`, place)),
      ),
    ),
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

/** Lists as CSV, by file name below /files. */
export const listExports = { signals: signalExport };
