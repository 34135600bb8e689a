import { Priority } from '../ui/glyphs/priority.tsx';
import type { Column } from '../ui/list/table/column.ts';
import { BreakdownState } from './breakdown-state.tsx';
import type { BreakdownRowFragment, BreakdownSortField } from './breakdowns.generated.ts';
import { texts } from './breakdowns.texts.ts';

type BreakdownColumn = Column<BreakdownRowFragment, BreakdownSortField>;

/** BR-1: the columns of the list. `priorityOrder`: ids of all priorities, lowest first. */
export const breakdownColumns = (priorityOrder: readonly string[]): readonly BreakdownColumn[] => [
  {
    key: 'workCardNo',
    header: texts.workCardNo,
    sort: 'WORK_CARD_NO',
    kind: 'record',
    value: ({ workCardNo }) => workCardNo,
  },
  {
    key: 'finished',
    header: texts.finished,
    sort: 'IS_FINISHED',
    kind: 'custom',
    cell: (breakdown) => <BreakdownState {...breakdown} />,
  },
  { key: 'region', header: texts.region, sort: 'REGION_NAME', kind: 'text', value: ({ regionName }) => regionName },
  {
    key: 'municipality',
    header: texts.municipality,
    sort: 'MUNICIPALITY_NAME',
    kind: 'text',
    value: ({ municipalityName }) => municipalityName,
  },
  { key: 'town', header: texts.town, sort: 'TOWN_NAME', kind: 'text', value: ({ townName }) => townName },
  {
    key: 'street',
    width: 14,
    header: texts.street,
    sort: 'STREET_NAME',
    kind: 'text',
    value: ({ streetName }) => streetName,
  },
  {
    key: 'streetDescription',
    width: 16,
    header: texts.streetDescription,
    kind: 'text',
    value: ({ streetDescription }) => streetDescription,
  },
  { key: 'description', width: 24, header: texts.description, kind: 'text', value: ({ description }) => description },
  {
    key: 'priority',
    header: texts.priority,
    sort: 'PRIORITY',
    kind: 'custom',
    cell: ({ priority }) => priority && <Priority priority={priority} order={priorityOrder} />,
  },
  dateTimeColumn('startedAt', 'STARTED_AT'),
  dateTimeColumn('repairStart', 'REPAIR_START'),
  dateTimeColumn('repairEnd', 'REPAIR_END'),
  dateTimeColumn('waterStopStart', 'WATER_STOP_START'),
  dateTimeColumn('waterStopEnd', 'WATER_STOP_END'),
  {
    key: 'people',
    header: texts.people,
    sort: 'AFFECTED_PEOPLE',
    kind: 'number',
    value: ({ affectedPeople }) => affectedPeople,
  },
];

function dateTimeColumn(
  key: 'startedAt' | 'repairStart' | 'repairEnd' | 'waterStopStart' | 'waterStopEnd',
  sort: BreakdownSortField,
): BreakdownColumn {
  return { key, header: texts[key], sort, kind: 'dateTime', value: (breakdown) => breakdown[key] };
}
