import type { InvalidInput, MutationResolvers, Refusal } from '../kernel/schema-types.generated.ts';
import { isConflict, outcomeIn, readConflict } from '../kernel/conflict.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { createInvalidInput, createRefusal } from '../kernel/failures.ts';
import { readId } from '../kernel/input/ids.ts';
import { readKey } from '../kernel/rest/idempotency-key.ts';
import { readCodedText } from '../kernel/rest/reply.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { createSuccess } from '../kernel/success.ts';
import { findItem } from './find-nomenclature.ts';
import { createItemConflict, outdatedFields, unknownItem } from './item-conflict.ts';
import { problemsOf, readValues, toWire } from './item-input.ts';
import type { ItemValues } from './item-input.ts';
import { readItemKey, toItemId } from './nomenclatures.rest.ts';
import type { ItemKey } from './nomenclatures.rest.ts';
import { isCodeTaken } from './taken-code.ts';
import { nomenclatureTexts as texts } from './nomenclatures.texts.ts';

/** NO-3: adds an item. The service returns '(number of the item) text' or '(0) reason'. */
const createNomenclatureItem: MutationResolvers['createNomenclatureItem'] = async (_root, { input }, context) => {
  const { idempotencyKey: _key, nomenclatureId: nomenclature, ...unparsedValues } = input;
  const nomenclatureId = readId(nomenclature);
  if (nomenclatureId === null) throw typedError('NOT_FOUND', { message: texts.unknownNomenclature });
  const values = { isActive: true, ...readValues(unparsedValues) };
  const [problem, ...others] = problemsOf(values);
  if (problem) return createInvalidInput([problem, ...others]);
  const options = await readKey(context.features, input);
  try {
    const path = '/api/nomenclatures/createItemNomenclature';
    const response = await context.rest.postJson(path, { nomenclatureId }, toWire(values), options);
    const itemId = await readSaved(response, context, { nomenclatureId, itemId: null, values });
    if (typeof itemId !== 'number') return itemId;
    return createSuccess('CreateNomenclatureItemSuccess', { itemId: toItemId({ nomenclatureId, itemId }) });
  } catch (error) {
    if (error instanceof RestStatusError && error.status === 422)
      return createInvalidInput([{ field: 'idempotencyKey', code: 'DUPLICATE', message: texts.keyTaken }]);
    throw error;
  }
};

/** NO-3: sends only the values that differ from the stored ones. */
const updateNomenclatureItem: MutationResolvers['updateNomenclatureItem'] = async (_root, { input }, context) => {
  const key = readItemKey(input.id);
  if (!key) throw unknownItem();
  const values = readValues(input.changes);
  const [problem, ...others] = problemsOf(values);
  if (problem) return createInvalidInput([problem, ...others], undefined, ['changes']);
  const stored = await findItem(key, context);
  if (!stored) throw unknownItem();
  const changes = findDifferences(values, stored);
  const hasChanges = Object.keys(changes).length > 0;
  if (!hasChanges) return createSuccess('UpdateNomenclatureItemSuccess', { itemId: input.id });
  const expected = readExpected(input.expected ?? {}, changes);
  if (outdatedFields(expected, stored).length > 0) return createItemConflict(key, expected, context);
  const hasTools = await context.features.has('NOMENCLATURE_TOOLS');
  const body = { id: key.itemId, ...toWire(changes), ...(hasTools && { expected }) };
  try {
    const path = '/api/nomenclatures/updateItemNomenclature';
    const response = await context.rest.postJson(path, { nomenclatureId: key.nomenclatureId }, body);
    const saved = await readSaved(response, context, { ...key, values: changes });
    if (typeof saved !== 'number') return saved;
    return createSuccess('UpdateNomenclatureItemSuccess', { itemId: input.id });
  } catch (error) {
    if (isConflict(error)) return readConflict(outcomeIn(error), () => createItemConflict(key, expected, context));
    throw error;
  }
};

type Values = Partial<ItemValues>;

const findDifferences = (values: Values, stored: ItemValues): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== stored[field as keyof ItemValues]));

/** The expected values of the changed fields. */
const readExpected = (expected: Parameters<typeof readValues>[0], changes: Values): Values =>
  Object.fromEntries(Object.entries(readValues(expected)).filter(([field]) => field in changes));

interface SentItem extends Pick<ItemKey, 'nomenclatureId'> {
  /** Null for a new item. */
  itemId: number | null;
  values: Values;
}

/** Reads the response to a write: the number of the stored item, or a refusal. Throws if it has no number. */
const readSaved = async (
  response: string,
  context: GatewayContext,
  { nomenclatureId, itemId, values: { code: sentCode } }: SentItem,
): Promise<number | InvalidInput | Refusal> => {
  const { code, text } = readCodedText(response);
  if (code === null) throw typedError('UPSTREAM_FAILED', { message: text || texts.refused, outcome: 'UNKNOWN' });
  if (code > 0) return code;
  const message = text || texts.refused;
  const isDuplicate =
    sentCode !== undefined && (await isCodeTaken({ nomenclatureId, itemId, code: sentCode }, context));
  if (!isDuplicate) return createRefusal('SERVICE_REFUSED', message);
  return createInvalidInput(
    [{ field: 'code', code: 'DUPLICATE', message }],
    message,
    itemId === null ? [] : ['changes'],
  );
};

export const schemaPart = { Mutation: { createNomenclatureItem, updateNomenclatureItem } };
