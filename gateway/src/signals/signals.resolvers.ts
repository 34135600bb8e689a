import type {
  MutationResolvers,
  QueryResolvers,
  ReplyToSignalSuccessResolvers,
  SignalPageResolvers,
  SignalResolvers,
} from '@struma/schema/resolvers.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { inputTexts } from '../kernel/errors.texts.ts';
import { readId } from '../kernel/ids.ts';
import type { Features } from '../kernel/features.ts';
import { emptyPage, lazyPage } from '../kernel/paging.ts';
import type { PageQuery } from '../kernel/paging.ts';
import { hasSeveralValues, toSignalQuery } from './signal-query.ts';
import { archiveUrl, readAttachment, readResponse, readSignal, readStatusLabels } from './signals.rest.ts';
import type { SignalRecord } from './signals.rest.ts';
import { replyToSignal } from './reply-to-signal.ts';

export const signalQueries = {
  signals: (_root, { filter, sort, page }, { rest, features }) => {
    const query = toSignalQuery(filter, sort);
    if (!query) return emptyPage(page);
    const load = async (part: PageQuery) => {
      if (hasSeveralValues(query)) await features.demand('MULTIPLE_FILTER_VALUES', inputTexts.severalValues);
      return rest.get('/api/signal/GetSignalList', { ...query, ...(await readable(part, features)) });
    };
    return lazyPage(page, load, readSignal);
  },

  signal: (_root, { id }, context) => findSignal(readId(id), context),

  signalStatuses: async (_root, _args, { rest, warn }) =>
    readStatusLabels(await rest.get('/api/status/GetStatusAsKeyValuePairList', {}), warn),
} satisfies Partial<QueryResolvers>;

export const signalMutations = {
  replyToSignal: (_root, { input }, context) => replyToSignal(context, input),
} satisfies Partial<MutationResolvers>;

export const signalTypes = {
  Signal: {
    responses: async ({ id }, _args, { rest }) =>
      (await rest.get('/api/response/GetResponsesList', { signalId: id })).items.map(readResponse),
    attachments: async ({ id }, _args, { rest }) =>
      (await rest.get('/api/signal/getAttachmentsInfoBySignalId', { signalId: id })).map((file) =>
        readAttachment(file, id),
      ),
    attachmentsUrl: ({ id }) => archiveUrl(id),
  } satisfies Partial<SignalResolvers>,

  SignalPage: {
    items: (page) => page.items() as Promise<SignalRecord[]>,
    totalCount: (page) => page.totalCount(),
  } satisfies SignalPageResolvers,

  ReplyToSignalSuccess: {
    signal: ({ signalId }, _args, context) => findSignal(signalId, context),
  } satisfies Partial<ReplyToSignalSuccessResolvers>,
};

/** A page without rows is an addition of our service: another one is asked for its smallest page. */
const readable = async (part: PageQuery, features: Features): Promise<PageQuery> =>
  part.itemsPerPage > 0 || (await features.all()).size > 0 ? part : { ...part, itemsPerPage: 5 };

/** An id that no record can have costs no call. */
const findSignal = async (id: number | null, { rest }: GatewayContext): Promise<SignalRecord | null> => {
  const wire = id === null ? null : await rest.find('/api/signal/GetSignalDetails', { signalId: id });
  return wire && readSignal(wire);
};
