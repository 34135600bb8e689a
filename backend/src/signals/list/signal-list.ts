import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import { isOperator, signalAccess, operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { refTo } from '../../kernel/http/schema.ts';
import { declareList, type ListValues } from '../../kernel/list/declare-list.ts';
import { addExportRoute, addListRoute, addViewCountsRoute } from '../../kernel/list/list-routes.ts';
import { pageOf } from '../../kernel/list/paging.ts';
import { viewCounts } from '../../kernel/list/views.ts';
import type { ListServices } from '../services.ts';
import { signalTexts } from '../signals.texts.ts';
import { exportTexts } from './signal-export.texts.ts';
import { readPersonConditions } from './person-match.ts';
import { signalFilters, type SignalContext } from './signal-filter.ts';
import { readWords } from './search-words.ts';
import { lookUpFacts, lookUpSignals, signalColumns, SignalRow, toFactsRow, toSignalRow } from './signal-row.ts';
import { signalViews } from './signal-views.ts';
import { visibleTo } from './visible-signal.ts';

const from = sql`from signal s`;

const signalList = declareList({
  from,
  id: sql`s.id`,
  columns: signalColumns,
  filters: signalFilters,
  visibleTo,
});

const SignalPage = pageOf('SignalPage', refTo(SignalRow));
const ViewCounts = viewCounts('ViewCounts', signalViews, {
  answerHours: Type.Integer({
    description: 'Hours within which the utility promises a reply: the limit of OVERDUE.',
  }),
});

/** Named schemas of the list, for the contract. */
export const signalListSchemas = [SignalRow, SignalPage, ViewCounts];

/** Adds the routes of the signal list, of its CSV export and of the counts of its views. */
export const addSignalListRoutes = (server: Server, { database, answerHours }: ListServices): void => {
  const contextOf = async (principal: Principal, values: ListValues): Promise<SignalContext> => ({
    principal,
    answerHours,
    words: await readWords(database, values.words),
    ...(await readPersonConditions(database, values)),
  });
  const tags = ['additions'];
  const common = { database, list: signalList, contextOf, access: signalAccess };
  addListRoute(server, {
    ...common,
    path: '/api/signal/GetSignalList',
    tags: ['signals'],
    page: SignalPage,
    readRows: async (ids, context) =>
      (await lookUpSignals(database, ids)).map((signal) => toSignalRow(signal, context)),
  });
  addExportRoute(server, {
    ...common,
    path: '/struma/signals/export',
    tags,
    rowsName: { singular: 'signal', plural: 'signals' },
    fileName: exportTexts.fileName,
    readRows: async (ids, context) => (await lookUpFacts(database, ids)).map((signal) => toFactsRow(signal, context)),
  });
  addViewCountsRoute(server, {
    path: '/struma/signals/views',
    tags,
    access: operatorAccess,
    database,
    from,
    views: signalViews,
    contextOf: (principal) => ({ principal, answerHours, words: null, person: null, address: null }),
    counts: ViewCounts,
    readFacts: () => ({ answerHours }),
  });
};

/** Reads one signal. Throws 404 if the signal is missing or the principal may not see it. */
export const readSignal = async (
  { database, answerHours }: ListServices,
  principal: Principal,
  id: number,
): Promise<SignalRow> => {
  const [signal] = await lookUpSignals(database, [id]);
  if (!signal || !(isOperator(principal) || signal.submitter_subject === principal.subject))
    throw new HttpFailure(404, signalTexts.unknown);
  return toSignalRow(signal, { principal, answerHours });
};
