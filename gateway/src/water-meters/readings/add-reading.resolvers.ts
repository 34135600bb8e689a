import type { components } from '@struma/schema/rest.ts';
import type { MutationResolvers } from '../../kernel/schema-types.generated.ts';
import { typedError } from '../../kernel/errors.ts';
import { createInvalidInput, createRefusal } from '../../kernel/failures.ts';
import { readCodedText } from '../../kernel/rest/reply.ts';
import { createSuccess } from '../../kernel/success.ts';
import { requireId } from '../water-meter-id.ts';
import { addReadingTexts as texts } from './add-reading.texts.ts';

type AddedReading = components['schemas']['AddedReading'];

/** WM-10: adds a reading. A value below the previous reading is stored only if the user accepts it. */
const addMeterReading: MutationResolvers['addMeterReading'] = async (_root, { input }, { rest }) => {
  const waterMeterId = requireId(input.waterMeterId);
  const { date, value, acceptsLower } = input;
  if (Number(value) < 0) return createInvalidInput([{ field: 'value', code: 'RANGE', message: texts.negative }]);
  const body = { waterMeterId, date, value: Number(value), ...(acceptsLower && { acceptsLower }) };
  const response = await rest.postJson('/struma/water-meters/readings', {}, body);
  const added = readAdded(response);
  if (added === null) {
    const { code, text } = readCodedText(response);
    if (code === 0) return createRefusal('SERVICE_REFUSED', text || texts.refused);
    throw typedError('UPSTREAM_FAILED', { message: text || texts.refused, outcome: 'UNKNOWN' });
  }
  const { isStored, previousDate, previousValue } = added;
  if (isStored || previousDate === null || previousValue === null)
    return createSuccess('AddMeterReadingSuccess', { waterMeterId });
  const message = texts.lower(String(previousValue), previousDate);
  return { __typename: 'LowerReading', message, previousDate, previousValue: String(previousValue) };
};

const readAdded = (response: string): AddedReading | null => {
  try {
    const value: unknown = JSON.parse(response);
    return typeof value === 'object' && value !== null && 'isStored' in value ? (value as AddedReading) : null;
  } catch {
    return null;
  }
};

export const schemaPart = { Mutation: { addMeterReading } };
