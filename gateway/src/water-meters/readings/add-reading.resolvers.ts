import type { components } from '@struma/schema/rest.ts';
import type { MutationResolvers } from '../../kernel/schema-types.generated.ts';
import { createInvalidInput, createRefusal } from '../../kernel/failures.ts';
import { readCodedText, readObject, unexpectedResponse } from '../../kernel/rest/reply.ts';
import { createSuccess } from '../../kernel/success.ts';
import { requireId } from '../water-meter-id.ts';
import { addReadingTexts as texts } from './add-reading.texts.ts';

type AddedReading = components['schemas']['AddedReading'];

/** WM-10: adds a reading. A value below the previous or above the next reading is stored only if the user accepts it. */
const addMeterReading: MutationResolvers['addMeterReading'] = async (_root, { input }, { rest }) => {
  const waterMeterId = requireId(input.waterMeterId);
  const { date, value, acceptsLower, acceptsHigher } = input;
  if (Number(value) < 0) return createInvalidInput([{ field: 'value', code: 'RANGE', message: texts.negative }]);
  const accepts = { ...(acceptsLower && { acceptsLower }), ...(acceptsHigher && { acceptsHigher }) };
  const body = { waterMeterId, date, value: Number(value), ...accepts };
  const response = await rest.postJson('/struma/water-meters/readings', {}, body);
  const added = readAdded(response);
  if (added === null) {
    const { code, text } = readCodedText(response);
    if (code === 0) return createRefusal('SERVICE_REFUSED', text || texts.refused);
    throw unexpectedResponse(response, texts.refused);
  }
  if (added.isStored) return createSuccess('AddMeterReadingSuccess', { waterMeterId });
  return toOrderFailure(added, { value: Number(value), acceptsLower: acceptsLower === true });
};

/** Names the reading that the value contradicts: the previous one, unless the user accepts this, else the next one. */
const toOrderFailure = (
  { previousDate, previousValue, nextDate, nextValue }: AddedReading,
  { value, acceptsLower }: { value: number; acceptsLower: boolean },
) => {
  if (previousDate !== null && previousValue !== null && value < previousValue && !acceptsLower) {
    const message = texts.lower(String(previousValue), previousDate);
    return { __typename: 'LowerReading' as const, message, previousDate, previousValue: String(previousValue) };
  }
  if (nextDate === null || nextValue === null) return createRefusal('SERVICE_REFUSED', texts.refused);
  const message = texts.higher(String(nextValue), nextDate);
  return { __typename: 'HigherReading' as const, message, nextDate, nextValue: String(nextValue) };
};

const readAdded = (response: string): AddedReading | null => {
  const added = readObject(response);
  return added && 'isStored' in added ? (added as AddedReading) : null;
};

export const schemaPart = { Mutation: { addMeterReading } };
