import type { BreakdownConflict, MutationResolvers } from '../kernel/schema-types.generated.ts';
import { isConflict, outcomeIn, readConflict } from '../kernel/conflict.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { createInvalidInput } from '../kernel/failures.ts';
import type { readMoment } from '../kernel/input/moment.ts';
import { findLastChange } from '../kernel/last-change.ts';
import { readKey } from '../kernel/rest/idempotency-key.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { createSuccess } from '../kernel/success.ts';
import {
  clearedFields,
  findDifferences,
  invalidFields,
  missingFields,
  storedTexts,
  toRest,
  toTexts,
  wrongOrders,
} from './breakdown-input.ts';
import type { FieldTexts } from './breakdown-input.ts';
import type { BreakdownRecord } from './breakdowns.rest.ts';
import { breakdownTexts as texts } from './breakdowns.texts.ts';
import { findBreakdown, requireBreakdownId, unknownBreakdown } from './find-breakdown.ts';
import { toInvalidInput } from './invalid-fields.ts';
import { readRefusal } from './read-refusal.ts';

/** BR-8: checks the values, then creates the breakdown. */
export const createBreakdown: MutationResolvers['createBreakdown'] = async (_root, { input }, context) => {
  const values = toTexts(input.values);
  const problems = [...missingFields(values), ...invalidFields(values), ...wrongOrders(values)];
  if (problems.length > 0) return toInvalidInput('values', problems);
  const filled = Object.fromEntries(Object.entries(toRest(values)).filter(([, value]) => value !== ''));
  const options = await readKey(context.features, input);
  try {
    const response = await context.rest.postJson('/api/breakdown/Create', {}, typedValues(filled), options);
    const breakdownId = idIn(response);
    if (breakdownId !== null) return createSuccess('CreateBreakdownSuccess', { breakdownId });
    return await readRefusal(response, context, { values, id: null, parent: 'values' });
  } catch (error) {
    if (error instanceof RestStatusError && error.status === 422)
      return createInvalidInput([{ field: 'idempotencyKey', code: 'DUPLICATE', message: texts.keyTaken }]);
    throw error;
  }
};

/** BR-9: sends only the values that differ from the stored ones. */
export const updateBreakdown: MutationResolvers['updateBreakdown'] = async (_root, { input }, context) => {
  const breakdownId = requireBreakdownId(input.id);
  const newValues = toTexts(input.changes);
  const stored = await findBreakdown(breakdownId, context);
  if (!stored) throw unknownBreakdown();
  const changes = findDifferences(newValues, storedTexts(stored));
  const mergedValues = { ...storedTexts(stored), ...changes };
  const problems = [...clearedFields(changes), ...invalidFields(changes), ...wrongOrders(mergedValues, changes)];
  if (problems.length > 0) return toInvalidInput('changes', problems);
  if (Object.keys(changes).length === 0)
    return createSuccess('UpdateBreakdownSuccess', { breakdownId, isChanged: false });
  const expected = pickChanged(toTexts(input.expected ?? {}), changes);
  if (outdatedFields(expected, stored).length > 0) return createConflict(breakdownId, expected, context);
  try {
    const response = await sendChanges(context, breakdownId, { changes, expected });
    if (idIn(response) !== null) return createSuccess('UpdateBreakdownSuccess', { breakdownId, isChanged: true });
    return await readRefusal(response, context, { values: changes, id: breakdownId, parent: 'changes' });
  } catch (error) {
    if (isConflict(error)) return readConflict(outcomeIn(error), () => createConflict(breakdownId, expected, context));
    throw error;
  }
};

const sendChanges = async (
  { rest, features }: GatewayContext,
  id: number,
  { changes, expected }: { changes: FieldTexts; expected: FieldTexts },
): Promise<string> => {
  // Without BREAKDOWN_TOOLS, the service reads the fields from the URL, which has no room for long texts.
  if (await features.has('BREAKDOWN_TOOLS'))
    return rest.postJson('/api/breakdown/Update', {}, { id, ...toRest(changes), expected: toRest(expected) });
  return rest.postQuery('/api/breakdown/Update', { id: String(id), ...toRest(changes) });
};

const pickChanged = (values: FieldTexts, changes: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in changes));

const outdatedFields = (expected: FieldTexts, stored: BreakdownRecord): string[] =>
  Object.keys(findDifferences(expected, storedTexts(stored)));

/** Converts texts to the numbers and Booleans that a JSON body has. */
const typedValues = (values: Readonly<Record<string, string>>): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (value === 'true' || value === 'false') return [name, value === 'true'];
      return [name, /Id$|People$|itude$/.test(name) && name !== 'visoftId' ? Number(value) : value];
    }),
  );

/** The id of the breakdown in a JSON response; null for an error text. */
const idIn = (response: string): number | null => {
  try {
    const value: unknown = JSON.parse(response);
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
    return typeof id === 'number' && id > 0 ? id : null;
  } catch {
    return null;
  }
};

type ConflictRecord = Omit<BreakdownConflict, 'current' | 'changedAt' | '__typename'> & {
  __typename: 'BreakdownConflict';
  changedAt: ReturnType<typeof readMoment> | null;
  current: BreakdownRecord;
};

/** The stored breakdown with the names of the fields whose values differ from those that the user saw. */
const createConflict = async (id: number, expected: FieldTexts, context: GatewayContext): Promise<ConflictRecord> => {
  const [current, last] = await Promise.all([
    findBreakdown(id, context),
    findLastChange({ entity: 'breakdown', entityId: String(id) }, 'BREAKDOWN_TOOLS', context),
  ]);
  if (!current) throw unknownBreakdown();
  const fields = outdatedFields(expected, current);
  return { __typename: 'BreakdownConflict', message: texts.changedMeanwhile, fields, current, ...last };
};
