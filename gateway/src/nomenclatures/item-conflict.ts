import type { ResolversTypes } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { readMoment } from '../kernel/input/moment.ts';
import { findItem } from './find-nomenclature.ts';
import { itemFields } from './item-input.ts';
import type { ItemValues } from './item-input.ts';
import { toItemId } from './nomenclatures.rest.ts';
import type { ItemKey } from './nomenclatures.rest.ts';
import { nomenclatureTexts as texts } from './nomenclatures.texts.ts';

type ItemConflict = Awaited<ResolversTypes['NomenclatureItemConflict']>;

/** The stored item, of which some values differ from those that the user saw. */
export const itemConflict = async (
  key: ItemKey,
  expected: Partial<ItemValues>,
  context: GatewayContext,
): Promise<ItemConflict & { __typename: 'NomenclatureItemConflict' }> => {
  const [current, last] = await Promise.all([findItem(key, context), findLastChange(key, context)]);
  if (!current) throw unknownItem();
  const fields = outdatedFields(expected, current);
  return { __typename: 'NomenclatureItemConflict', message: texts.changedMeanwhile, fields, current, ...last };
};

/** The fields whose expected value is no longer stored. */
export const outdatedFields = (expected: Partial<ItemValues>, stored: ItemValues): string[] =>
  itemFields.filter((field) => expected[field] !== undefined && expected[field] !== stored[field]);

export const unknownItem = (): Error => typedError('NOT_FOUND', { message: texts.unknownItem });

/** Who made the latest change, and when. */
const findLastChange = async (
  key: ItemKey,
  { rest, features }: GatewayContext,
): Promise<Pick<ItemConflict, 'changedBy' | 'changedAt'>> => {
  const unknown = { changedBy: null, changedAt: null };
  if (!(await features.has('NOMENCLATURE_TOOLS'))) return unknown;
  const query = { entity: 'nomenclatureItem', entityId: toItemId(key), page: 1, itemsPerPage: 5 } as const;
  const last = await rest.get('/struma/history', query, ({ items: [entry] }) =>
    entry ? { changedBy: entry.username, changedAt: readMoment(entry.createdOn, entry.createdOnLocal) } : null,
  );
  return last ?? unknown;
};
