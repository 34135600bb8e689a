import { breakdownFilterFields, breakdownSortFieldValues } from '@struma/schema/inputs.ts';
import { toLocalText } from '../kernel/input/moment.ts';
import { declareList } from '../kernel/list/declare-list.ts';
import type { DeclaredList, FilterInput, ListParameters } from '../kernel/list/declare-list.ts';
import type { ListExport } from '../kernel/list/list-export.ts';

const { waterStop, hasLocation: _hasLocation, ...sharedFields } = breakdownFilterFields;

const shared = declareList('/api/breakdown/GetBreakdownsList')({
  filterFields: sharedFields,
  sortFields: breakdownSortFieldValues,
  names: {
    filter: {
      kevrCategory1Ids: 'kevrCategory1',
      kevrCategory2Ids: 'kevrCategory2',
      priorityIds: 'priorityId',
      // The REST contract has this spelling.
      started: 'brekadownDateTime',
      repair: 'repairDateTime',
    },
    sort: { IS_FINISHED: 'finished', STARTED_AT: 'signalTimestamp', AFFECTED_PEOPLE: 'waterStopPeople' },
  },
});

/**
 * BR-2: the two ends of the range `waterStop` limit different columns, with the parameters `waterStopStartDateTimeFrom`
 * and `waterStopEndDateTimeTo`. A declared range has one REST name for both ends, so `brekadownDateTime` is a
 * placeholder here. `waterStopParameters` replaces it by the two parameters.
 */
const waterStopRange = declareList('/api/breakdown/GetBreakdownsList')({
  filterFields: { waterStopStart: waterStop, waterStopEnd: waterStop },
  sortFields: [],
  names: { filter: { waterStopStart: 'brekadownDateTime', waterStopEnd: 'brekadownDateTime' } },
});

/** The list of breakdowns. Its REST filters take local times (BR-2). */
export const breakdownList: DeclaredList = {
  path: shared.path,
  hasSeveralValues: (filter) => shared.hasSeveralValues(filter),
  toParameters(filter, sort) {
    const parameters = shared.toParameters(filter, sort);
    if (!parameters) return null;
    return { ...toLocalTimes(parameters), ...toLocalTimes(waterStopParameters(filter)), ...locationParameter(filter) };
  },
};

const waterStopParameters = (filter: FilterInput | null | undefined): ListParameters => {
  const range = waterStopRange.toParameters({ waterStopStart: filter?.['waterStop'] }, null) ?? {};
  const { brekadownDateTimeFrom: from, brekadownDateTimeTo: to } = range;
  return {
    ...(from !== undefined && { waterStopStartDateTimeFrom: from }),
    ...(to !== undefined && { waterStopEndDateTimeTo: to }),
  };
};

const locationParameter = (filter: FilterInput | null | undefined): ListParameters => {
  const hasLocation = filter?.['hasLocation'];
  return typeof hasLocation === 'boolean' ? { geolocationId: hasLocation ? 1 : 2 } : {};
};

const toLocalTimes = (parameters: ListParameters): ListParameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      /DateTime(From|To)$/.test(name) ? toLocalText(String(value)) : value,
    ]),
  );

/** BR-3: the list as CSV. */
export const breakdownExport: ListExport = {
  field: 'breakdowns',
  list: breakdownList,
  path: '/api/Breakdown/ExportAll',
  feature: null,
  filterFeature: 'BREAKDOWN_TOOLS',
  // Parameters for an empty file: no breakdown has this priority.
  noRows: { priorityId: 2 ** 31 - 1 },
};
