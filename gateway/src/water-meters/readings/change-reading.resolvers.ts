import type { components } from '@struma/schema/rest.ts';
import { isConflict } from '../../kernel/conflict.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { createInvalidInput, createRefusal } from '../../kernel/failures.ts';
import { readMoment } from '../../kernel/input/moment.ts';
import { readChanged } from '../../kernel/rest/reply.ts';
import { RestStatusError } from '../../kernel/rest/upstream-error.ts';
import type {
  CorrectMeterReadingInput,
  InvalidInput,
  MutationResolvers,
  QueryResolvers,
  Refusal,
  WithdrawMeterReadingInput,
} from '../../kernel/schema-types.generated.ts';
import { createSuccess } from '../../kernel/success.ts';
import { tracked } from '../../kernel/tracked.ts';
import { requireId } from '../water-meter-id.ts';
import { addReadingTexts as texts } from './add-reading.texts.ts';

type ChangeRow = components['schemas']['ReadingChangeRow'];

const queries = {
  readingChanges: tracked((_root, { waterMeterId }, { rest }) =>
    rest.get('/struma/water-meters/reading-changes', { waterMeterId: requireId(waterMeterId) }, ({ items }) =>
      items.map(readChange),
    ),
  ),
} satisfies Partial<QueryResolvers>;

const readChange = ({ changedUtc, changedLocal, ...change }: ChangeRow) => ({
  ...change,
  id: String(change.id),
  readingId: String(change.readingId),
  oldValue: String(change.oldValue),
  newValue: change.newValue === null ? null : String(change.newValue),
  changedAt: readMoment(changedUtc, changedLocal),
});

const mutations = {
  correctMeterReading: async (_root, { input }, context) => {
    if (Number(input.value) < 0)
      return createInvalidInput([{ field: 'value', code: 'RANGE', message: texts.negative }]);
    const refusal = await storeCorrection(input, context);
    return refusal ?? createSuccess('CorrectMeterReadingSuccess', { waterMeterId: requireId(input.waterMeterId) });
  },

  withdrawMeterReading: async (_root, { input }, context) => {
    const refusal = await storeChange(input, null, context);
    return refusal ?? createSuccess('WithdrawMeterReadingSuccess', { waterMeterId: requireId(input.waterMeterId) });
  },
} satisfies Partial<MutationResolvers>;

const storeCorrection = async (
  input: CorrectMeterReadingInput,
  context: GatewayContext,
): Promise<Refusal | InvalidInput | null> => {
  try {
    return await storeChange(input, Number(input.value), context);
  } catch (error) {
    if (!(error instanceof RestStatusError && error.field === 'value')) throw error;
    return createInvalidInput([{ field: 'value', code: 'RANGE', message: error.message }]);
  }
};

type ReadingTarget = WithdrawMeterReadingInput & Pick<CorrectMeterReadingInput, 'acceptsOutOfOrder'>;

/** WM-10: null withdraws the reading. Returns the refusal of the service; null if the change was stored. */
const storeChange = async (
  { waterMeterId, readingId, expected, acceptsOutOfOrder }: ReadingTarget,
  value: number | null,
  { rest }: GatewayContext,
): Promise<Refusal | null> => {
  const body = {
    waterMeterId: requireId(waterMeterId),
    readingId: requireId(readingId),
    expected: Number(expected),
    value,
    ...(acceptsOutOfOrder && { acceptsOutOfOrder }),
  };
  try {
    return readChanged(await rest.postJson('/struma/water-meters/readings/change', {}, body), texts.refused);
  } catch (error) {
    if (isConflict(error)) return createRefusal('WRONG_STATE', texts.changedMeanwhile);
    throw error;
  }
};

export const schemaPart = { Query: queries, Mutation: mutations };
