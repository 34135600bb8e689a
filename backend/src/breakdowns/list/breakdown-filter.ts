import { sql } from 'kysely';
import { Type } from 'typebox';
import {
  anyOfIds,
  maxInteger,
  partOfText,
  searchedText,
  type Condition,
  type ListFilter,
} from '../../kernel/list/filter.ts';
import { viewFilter } from '../../kernel/list/views.ts';
import { sofiaTime } from '../sofia-time.ts';
import { breakdownViews } from './breakdown-views.ts';
import { hasWorkCard, wordsFilter, type BreakdownContext } from './breakdown-words.ts';

/** A filter by a local time in Sofia. The end of a range includes its whole second. */
const localTime = (name: string, description: string, condition: (text: string) => Condition): ListFilter => ({
  parameters: { [name]: Type.Optional(Type.String({ format: 'utc-second', description })) },
  conditions: ({ [name]: text }) => (typeof text === 'string' ? [condition(text)] : []),
});

const startOfRange = (name: string, column: Condition, what: string): ListFilter =>
  localTime(
    name,
    `${what} at or after this local time, YYYY-MM-DD HH:mm:ss.`,
    (text) => sql`${column} >= ${sofiaTime(text, 'earlier')}`,
  );

const endOfRange = (name: string, column: Condition, what: string): ListFilter =>
  localTime(
    name,
    `${what} at or before this local time, YYYY-MM-DD HH:mm:ss.`,
    (text) => sql`${column} < ${sofiaTime(text, 'later')} + interval '1 second'`,
  );

const geolocation: ListFilter = {
  parameters: {
    geolocationId: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 2, description: '1: with a location; 2: without one; 0: any.' }),
    ),
  },
  conditions: ({ geolocationId }) => {
    if (!geolocationId) return [];
    return [geolocationId === 1 ? sql`b.location is not null` : sql`b.location is null`];
  },
};

const category = (name: string, column: Condition): ListFilter =>
  anyOfIds({ name, column, max: maxInteger, description: 'KEVR category.' });

/** Filters of the list on `breakdown b`. */
export const breakdownFilters: readonly ListFilter<BreakdownContext>[] = [
  searchedText({
    name: 'workCardNo',
    description: 'Part of the work card number.',
    matches: hasWorkCard,
  }),
  wordsFilter,
  category('kevrCategory1', sql`b.kevr_category1_id`),
  category('kevrCategory2', sql`b.kevr_category2_id`),
  partOfText({ name: 'townName', column: sql`b.town_name`, description: 'Part of the name of the town.' }),
  partOfText({ name: 'streetName', column: sql`b.street_name`, description: 'Part of the name of the street.' }),
  anyOfIds({ name: 'priorityId', column: sql`b.priority_id`, max: maxInteger, description: 'Priority.' }),
  startOfRange('brekadownDateTimeFrom', sql`b.signal_timestamp`, 'Started'),
  endOfRange('brekadownDateTimeTo', sql`b.signal_timestamp`, 'Started'),
  startOfRange('repairDateTimeFrom', sql`b.repair_start`, 'Repair starts'),
  endOfRange('repairDateTimeTo', sql`b.repair_end`, 'Repair ends'),
  startOfRange('waterStopStartDateTimeFrom', sql`b.water_stop_start`, 'Water is stopped'),
  endOfRange('waterStopEndDateTimeTo', sql`b.water_stop_end`, 'Water is restored'),
  geolocation,
  viewFilter({
    views: breakdownViews,
    isOffered: () => true,
    description:
      'ACTIVE: not finished; WITHOUT_WATER: not finished, and by its planned times the water is off now; PLANNED: not finished, and the planned start of the repair is in the future; LATE: not finished, although the planned end of the repair is over; FINISHED_TODAY.',
  }),
];
