import type { MutationResolvers, ResolversTypes, WaterMeterChanges } from '../kernel/schema-types.generated.ts';
import { isConflict, outcomeIn, readConflict } from '../kernel/conflict.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { readId } from '../kernel/input/ids.ts';
import { findLastChange } from '../kernel/last-change.ts';
import { createSuccess } from '../kernel/success.ts';
import { findWaterMeter } from './find-water-meter.ts';
import { readSavedMeter } from './read-saved-meter.ts';
import { waterMeterTexts as texts } from './water-meters.texts.ts';

/** The dates that a user can change. The REST service has the same names. */
const fields = ['installationDate', 'calibrationDate', 'nextCalibrationDate'] as const;

type Days = Partial<Record<(typeof fields)[number], string | null>>;

/** WM-7: sends only the dates that differ from the stored ones. */
const updateWaterMeter: MutationResolvers['updateWaterMeter'] = async (_root, { input }, context) => {
  const id = readId(input.id);
  const stored = await findWaterMeter(id, context);
  if (id === null || !stored) throw unknownMeter();
  const days = daysOf(input.changes);
  const changed = fields.filter((field) => days[field] !== undefined && days[field] !== stored[field]);
  const result = createSuccess('UpdateWaterMeterSuccess', { waterMeterId: id });
  if (changed.length === 0) return result;
  const expected = pickDays(daysOf(input.expected ?? {}), changed);
  if (outdatedFields(expected, stored).length > 0) return createConflict(id, expected, context);
  const hasTools = await context.features.has('WATER_METER_TOOLS');
  const body = { id, ...toWire(pickDays(days, changed)), ...(hasTools && { expected: toWire(expected) }) };
  try {
    return readSavedMeter(await context.rest.postJson('/api/WaterMeter/Update', {}, body)) ?? result;
  } catch (error) {
    if (isConflict(error)) return readConflict(outcomeIn(error), () => createConflict(id, expected, context));
    throw error;
  }
};

const daysOf = (values: WaterMeterChanges): Days =>
  Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])));

const pickDays = (days: Days, names: readonly string[]): Days =>
  Object.fromEntries(Object.entries(days).filter(([name]) => names.includes(name)));

const toWire = (days: Days): Record<string, string> =>
  Object.fromEntries(Object.entries(days).map(([name, day]) => [name, day ?? '']));

const outdatedFields = (expected: Days, stored: Days): string[] =>
  fields.filter((field) => expected[field] !== undefined && expected[field] !== stored[field]);

type Conflict = Awaited<ResolversTypes['WaterMeterConflict']> & { __typename: 'WaterMeterConflict' };

const createConflict = async (id: number, expected: Days, context: GatewayContext): Promise<Conflict> => {
  const [current, last] = await Promise.all([
    findWaterMeter(id, context),
    findLastChange({ entity: 'waterMeter', entityId: String(id) }, 'WATER_METER_TOOLS', context),
  ]);
  if (!current) throw unknownMeter();
  const conflicting = outdatedFields(expected, current);
  return { __typename: 'WaterMeterConflict', message: texts.changedMeanwhile, fields: conflicting, current, ...last };
};

const unknownMeter = (): Error => typedError('NOT_FOUND', { message: texts.unknown });

export const schemaPart = { Mutation: { updateWaterMeter } };
