import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  SignalPageResolvers,
  SignalResolvers,
} from '@struma/schema/resolvers.ts';
import { inputTexts } from '../kernel/errors.texts.ts';
import { readId } from '../kernel/input/ids.ts';
import type { Features } from '../kernel/rest/features.ts';
import { emptyPage, lazyPage, readPageOf } from '../kernel/input/paging.ts';
import type { PageQuery } from '../kernel/input/paging.ts';
import { successResolvers } from '../kernel/success.ts';
import { changeSignalStatus } from './change-status.ts';
import { deskOfSignal } from './desk-of-signal.ts';
import { findSignal } from './find-signal.ts';
import { demandOwnSignals } from './own-signals.ts';
import { hasSeveralValues, toSignalQuery } from './signal-query.ts';
import { archiveUrl, readAttachment, readResponse, readSignal, readStatusLabels } from './signals.rest.ts';
import type { SignalRecord } from './signals.rest.ts';
import { submitSignal } from './submit-signal.ts';
import { replyToSignal } from './write-message.ts';

export const signalQueries = {
  signals: (_root, { filter, sort, page }, { rest, features, caller }) => {
    const query = toSignalQuery(filter, sort);
    if (!query) return emptyPage(page);
    const load = async (part: PageQuery) => {
      await demandOwnSignals(caller, features);
      if (hasSeveralValues(query)) await features.demand('MULTIPLE_FILTER_VALUES', inputTexts.severalValues);
      const whole = { ...query, ...(await readable(part, features)) };
      return rest.get('/api/signal/GetSignalList', whole, readPageOf(readSignal));
    };
    return lazyPage(page, load);
  },

  signal: (_root, { id }, context) => findSignal(readId(id), context),

  signalStatuses: (_root, _args, { rest, warn }) =>
    rest.get('/api/status/GetStatusAsKeyValuePairList', {}, (list) => readStatusLabels(list, warn)),
} satisfies Partial<QueryResolvers>;

export const signalMutations = {
  replyToSignal: (_root, { input }, context) => replyToSignal(context, input),
  submitSignal: (_root, { input }, context) => submitSignal(context, input),
  changeSignalStatus: (_root, { input }, context) => changeSignalStatus(context, input),
} satisfies Partial<MutationResolvers>;

/** Fields that `readSignal` does not set need a resolver. A schema field with neither is a compile error. */
type FieldsBesideRecord = Partial<SignalResolvers> & Required<Omit<SignalResolvers, keyof SignalRecord | '__isTypeOf'>>;

const signalSuccesses = [
  'SubmitSignalSuccess',
  'ChangeSignalStatusSuccess',
  'ReplyToSignalSuccess',
  'AddSignalNoteSuccess',
  'TakeSignalSuccess',
  'HandOverSignalSuccess',
] as const;

export const signalTypes = {
  Signal: {
    responses: ({ id }, _args, { rest }) =>
      rest.get('/api/response/GetResponsesList', { signalId: id }, ({ items }) => items.map(readResponse)),
    attachments: ({ id }, _args, { rest }) =>
      rest.get('/api/signal/getAttachmentsInfoBySignalId', { signalId: id }, (files) =>
        files.map((file, place) => readAttachment(file, `signals/${id}`, place)),
      ),
    attachmentsUrl: ({ id }) => archiveUrl(id),
    ...deskOfSignal,
  } satisfies FieldsBesideRecord,

  SignalPage: {
    items: (page) => page.items() as Promise<SignalRecord[]>,
    totalCount: (page) => page.totalCount(),
  } satisfies SignalPageResolvers,

  ...successResolvers(signalSuccesses, { field: 'signal', id: 'signalId', find: findSignal }),
} satisfies Pick<Resolvers, (typeof signalSuccesses)[number]> & Record<string, unknown>;

/** Some services cannot leave out rows or the count: they are asked for whole pages. */
const readable = async (part: PageQuery, features: Features): Promise<PageQuery> =>
  (await features.has('PARTIAL_PAGES')) ? part : { page: part.page, itemsPerPage: part.itemsPerPage || 5 };
