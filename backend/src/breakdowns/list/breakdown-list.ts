import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { refTo } from '../../kernel/http/schema.ts';
import { declareList, type ListValues } from '../../kernel/list/declare-list.ts';
import { addExportRoute, addListRoute, addViewCountsRoute } from '../../kernel/list/list-routes.ts';
import { pageOf } from '../../kernel/list/paging.ts';
import { viewCounts } from '../../kernel/list/views.ts';
import { breakdownFilters } from './breakdown-filter.ts';
import { breakdownColumns, BreakdownRow, readBreakdowns } from './breakdown-row.ts';
import { breakdownViews } from './breakdown-views.ts';
import { readWordsCondition, type BreakdownContext } from './breakdown-words.ts';
import { OutageFacts, readOutageFacts } from './outage-facts.ts';

const from = sql`from breakdown b`;

const breakdownList = declareList<BreakdownContext, BreakdownRow>({
  from,
  id: sql`b.id`,
  columns: breakdownColumns,
  filters: breakdownFilters,
});

const BreakdownPage = pageOf('BreakdownPage', refTo(BreakdownRow));
const BreakdownViewCounts = viewCounts('BreakdownViewCounts', breakdownViews, OutageFacts.properties);

/** Adds the routes of the list, of its CSV file and of the counts of its views. */
export const addBreakdownListRoutes = (server: Server, { database }: { database: Database }): void => {
  for (const schema of [BreakdownRow, BreakdownPage, BreakdownViewCounts]) server.addSchema(schema);
  const common = {
    database,
    list: breakdownList,
    access: operatorAccess,
    contextOf: async (principal: Principal, { words }: ListValues): Promise<BreakdownContext> => ({
      principal,
      words: await readWordsCondition(database, words),
    }),
    readRows: (ids: readonly number[]) => readBreakdowns(database, ids),
  };
  addListRoute(server, {
    ...common,
    path: '/api/breakdown/GetBreakdownsList',
    tags: ['breakdowns'],
    page: BreakdownPage,
  });
  addExportRoute(server, {
    ...common,
    path: '/api/Breakdown/ExportAll',
    tags: ['breakdowns'],
    rowsName: { singular: 'breakdown', plural: 'breakdowns' },
    fileName: () => 'breakdowns.csv',
  });
  addViewCountsRoute(server, {
    path: '/struma/breakdowns/views',
    tags: ['additions'],
    access: operatorAccess,
    database,
    from,
    views: breakdownViews,
    contextOf: (principal) => ({ principal, words: null }),
    counts: BreakdownViewCounts,
    readFacts: () => readOutageFacts(database),
  });
};
