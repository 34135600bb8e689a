import type { ResolversTypes } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { findLastChange } from '../kernel/last-change.ts';
import { findItem } from './find-nomenclature.ts';
import { itemFields } from './item-input.ts';
import type { ItemValues } from './item-input.ts';
import { toItemId } from './nomenclatures.rest.ts';
import type { ItemKey } from './nomenclatures.rest.ts';
import { nomenclatureTexts as texts } from './nomenclatures.texts.ts';

type ItemConflict = Awaited<ResolversTypes['NomenclatureItemConflict']>;

/** The stored item with the names of the fields whose values differ from those that the user saw. */
export const createItemConflict = async (
  key: ItemKey,
  expected: Partial<ItemValues>,
  context: GatewayContext,
): Promise<ItemConflict & { __typename: 'NomenclatureItemConflict' }> => {
  const [current, last] = await Promise.all([
    findItem(key, context),
    findLastChange({ entity: 'nomenclatureItem', entityId: toItemId(key) }, 'NOMENCLATURE_TOOLS', context),
  ]);
  if (!current) throw unknownItem();
  const fields = outdatedFields(expected, current);
  return { __typename: 'NomenclatureItemConflict', message: texts.changedMeanwhile, fields, current, ...last };
};

/** The fields whose expected value is no longer stored. */
export const outdatedFields = (expected: Partial<ItemValues>, stored: ItemValues): string[] =>
  itemFields.filter((field) => expected[field] !== undefined && expected[field] !== stored[field]);

export const unknownItem = (): Error => typedError('NOT_FOUND', { message: texts.unknownItem });
