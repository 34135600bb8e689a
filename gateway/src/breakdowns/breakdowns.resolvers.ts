import type { BreakdownPageResolvers, MutationResolvers, QueryResolvers } from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { toUtcText } from '../kernel/input/moment.ts';
import { createListField, listPage } from '../kernel/list/list-field.ts';
import { choicesReader } from '../kernel/rest/lookups.ts';
import { tracked } from '../kernel/tracked.ts';
import { breakdownExport, breakdownList } from './breakdown-list.ts';
import { readBreakdown, readOutage, readPlace, readViewCounts } from './breakdowns.rest.ts';
import type { BreakdownRecord } from './breakdowns.rest.ts';
import { findIsolationPlan } from './isolation-plan.ts';
import { findBreakdown } from './find-breakdown.ts';
import { linkSignals, unlinkSignals } from './link-signals.ts';
import { createBreakdown, updateBreakdown } from './save-breakdown.ts';

const queries = {
  breakdowns: createListField({ list: breakdownList, readRow: readBreakdown }),

  breakdown: tracked((_root, { id }, context) => findBreakdown(readId(id), context)),

  breakdownViews: tracked((_root, _args, { rest }) => rest.get('/struma/breakdowns/views', {}, readViewCounts)),

  workCardNumber: tracked((_root, { number }, { rest }) =>
    rest.get(
      '/struma/breakdowns/work-card-number',
      number ? { workCardNo: number.slice(0, 50) } : {},
      ({ next, breakdownId }) => ({ next, breakdownId, takenById: breakdownId }),
    ),
  ),

  breakdownPlace: tracked((_root, { at }, { rest }) => rest.get('/struma/breakdowns/place', { ...at }, readPlace)),

  isolationPlan: tracked((_root, args, context) => findIsolationPlan(args, context)),

  nearBreakdowns: tracked((_root, { location, at, title }, { rest }) => {
    const signal = { ...(at && { at: toUtcText(at) }), ...(title && { words: title.slice(0, 200) }) };
    return rest.get('/struma/breakdowns/near', { ...location, ...signal }, ({ items }) =>
      items.map(({ breakdown, match }) => ({
        breakdown: readBreakdown(breakdown),
        // Earlier versions of the REST service do not send this field.
        match: { ...match, isFoundByStreet: Boolean(match.isFoundByStreet) },
      })),
    );
  }),

  outages: tracked((_root, { at, signalId }, { rest }) => {
    const id = signalId ? readId(signalId) : null;
    return rest.get('/struma/breakdowns/outages', { ...at, ...(id !== null && { signalId: id }) }, ({ items }) =>
      items.map(readOutage),
    );
  }),

  municipalities: tracked((_root, _args, { rest, warn }) =>
    rest.get('/api/WaterMeter/getMunicipalitiesAsKeyValuePairList', {}, choicesReader(warn)),
  ),
} satisfies Partial<QueryResolvers>;

const mutations = {
  createBreakdown,
  updateBreakdown,
  linkSignals,
  unlinkSignals,
} satisfies Partial<MutationResolvers>;

export const schemaPart = {
  Query: queries,
  Mutation: mutations,
  types: { BreakdownPage: listPage<BreakdownRecord>() satisfies BreakdownPageResolvers },
  records: { Breakdown: findBreakdown },
};

/** CSV exports of lists. The key is the name of the file: `/files/<key>.csv`. */
export const listExports = { breakdowns: breakdownExport };
