import { sql, type RawBuilder } from 'kysely';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { refTo } from '../../kernel/http/schema.ts';
import { declareList, type ListColumn, type ListContext } from '../../kernel/list/declare-list.ts';
import { addExportRoute, addListRoute, addViewCountsRoute } from '../../kernel/list/list-routes.ts';
import { orderByNumber } from '../../kernel/list/nomenclature-order.ts';
import { pageOf } from '../../kernel/list/paging.ts';
import type { SortSource } from '../../kernel/list/sort.ts';
import { viewCounts } from '../../kernel/list/views.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { exportTexts } from './breakdown-export.texts.ts';
import { breakdownFilters } from './breakdown-filter.ts';
import { BreakdownRow, readBreakdowns } from './breakdown-row.ts';
import { breakdownViews } from './breakdown-views.ts';
import { OutageFacts, readOutageFacts } from './outage-facts.ts';
import { municipalitiesByName, municipalitiesByRegion } from './municipality-order.ts';

const { headings, yes, no } = exportTexts;

const byColumn = (column: RawBuilder<unknown>): SortSource => ({ order: column, emptyWhere: column });
const byText = (column: RawBuilder<unknown>): SortSource => ({
  order: sql`${column} collate bulgarian`,
  emptyWhere: column,
});
const municipalityJoin = sql`left join municipality sort_municipality on sort_municipality.id = b.municipality_id`;
const districtJoin = sql`left join district sort_district on sort_district.id = (
  select district_id from municipality where municipality.id = b.municipality_id)`;
const yesOrNo = (value: boolean): string => (value ? yes : no);

/** Columns of the list, in the order of the CSV file. */
const columns: Readonly<Record<string, ListColumn<BreakdownRow>>> = {
  id: { sort: { order: sql`b.id` } },
  workCardNo: {
    sort: { order: sql`b.work_card_no collate bulgarian` },
    csv: { heading: headings.workCardNo, value: ({ workCardNo }) => workCardNo },
  },
  finished: {
    sort: { order: sql`b.finished` },
    csv: { heading: headings.finished, value: ({ finished }) => yesOrNo(finished) },
  },
  regionName: {
    sort: {
      order: sql`sort_district.name collate bulgarian`,
      leftJoin: districtJoin,
      emptyWhere: sql`b.municipality_id`,
      groups: { column: sql`b.municipality_id`, readOrder: municipalitiesByRegion },
    },
    csv: { heading: headings.region, value: ({ regionName }) => regionName },
  },
  municipalityName: {
    sort: {
      order: sql`sort_municipality.name collate bulgarian`,
      leftJoin: municipalityJoin,
      emptyWhere: sql`b.municipality_id`,
      groups: { column: sql`b.municipality_id`, readOrder: municipalitiesByName },
    },
    csv: { heading: headings.municipality, value: ({ municipalityName }) => municipalityName },
  },
  townName: {
    sort: byText(sql`b.town_name`),
    csv: { heading: headings.town, value: ({ townName }) => townName },
  },
  streetName: {
    sort: byText(sql`b.street_name`),
    csv: { heading: headings.street, value: ({ streetName }) => streetName },
  },
  streetDescription: {
    csv: { heading: headings.streetDescription, value: ({ streetDescription }) => streetDescription },
  },
  description: { csv: { heading: headings.description, value: ({ description }) => description } },
  priority: {
    // Sorted by urgency, the order of the reference list.
    sort: {
      ...byColumn(sql`b.priority_id`),
      groups: { column: sql`b.priority_id`, readOrder: orderByNumber(nomenclatures.priorities) },
    },
    csv: { heading: headings.priority, value: ({ priority }) => priority?.nameBg ?? null },
  },
  signalTimestamp: {
    sort: { order: sql`b.signal_timestamp` },
    csv: { heading: headings.startedAt, value: ({ signalTimestamp }) => signalTimestamp },
  },
  repairStart: {
    sort: byColumn(sql`b.repair_start`),
    csv: { heading: headings.repairStart, value: ({ repairStart }) => repairStart },
  },
  repairEnd: {
    sort: byColumn(sql`b.repair_end`),
    csv: { heading: headings.repairEnd, value: ({ repairEnd }) => repairEnd },
  },
  waterStopStart: {
    sort: byColumn(sql`b.water_stop_start`),
    csv: { heading: headings.waterStopStart, value: ({ waterStopStart }) => waterStopStart },
  },
  waterStopEnd: {
    sort: byColumn(sql`b.water_stop_end`),
    csv: { heading: headings.waterStopEnd, value: ({ waterStopEnd }) => waterStopEnd },
  },
  finishedAt: { csv: { heading: headings.finishedAt, value: ({ finishedAt }) => finishedAt } },
  waterStopPeople: {
    sort: byColumn(sql`b.water_stop_people`),
    csv: { heading: headings.people, value: ({ waterStopPeople }) => waterStopPeople },
  },
  kevrCategory1: {
    csv: { heading: headings.kevrCategory1, value: ({ kevrCategory1 }) => kevrCategory1?.nameBg ?? null },
  },
  kevrCategory2: {
    csv: { heading: headings.kevrCategory2, value: ({ kevrCategory2 }) => kevrCategory2?.nameBg ?? null },
  },
  latitude: { csv: { heading: headings.latitude, value: ({ latitude }) => latitude } },
  longitude: { csv: { heading: headings.longitude, value: ({ longitude }) => longitude } },
  visoftId: { csv: { heading: headings.externalId, value: ({ visoftId }) => visoftId } },
  osmId: { csv: { heading: headings.pipe, value: ({ osmId }) => osmId } },
  createdBy: { csv: { heading: headings.createdBy, value: ({ createdBy }) => createdBy } },
  checked: { csv: { heading: headings.checked, value: ({ checked }) => yesOrNo(checked) } },
};

const from = sql`from breakdown b`;

const breakdownList = declareList<ListContext, BreakdownRow>({
  from,
  id: sql`b.id`,
  columns,
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
    contextOf: (principal: ListContext['principal']): ListContext => ({ principal }),
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
    contextOf: common.contextOf,
    counts: BreakdownViewCounts,
    readFacts: () => readOutageFacts(database),
  });
};
