import type { components } from '@struma/schema/rest.ts';
import { nomenclatureUseKindValues } from '@struma/schema/inputs.ts';
import type { NomenclatureItemUse } from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { readMoment } from '../kernel/input/moment.ts';
import type { Moment } from '../kernel/input/moment.ts';
import { assertShape } from '../kernel/rest/wire.ts';

type Wire = components['schemas'];

export interface NomenclatureRecord {
  id: number;
  name: string;
  description: string | null;
  isActive: boolean;
  hasFixedItems: boolean;
  createdAt: Moment | null;
  modifiedAt: Moment | null;
}

/** Identifies an item. `itemId` is unique only in its nomenclature. */
export interface ItemKey {
  nomenclatureId: number;
  itemId: number;
}

export interface NomenclatureItemRecord extends ItemKey {
  id: string;
  code: string;
  nameBg: string;
  nameEn: string | null;
  isActive: boolean;
}

/**
 * Converts the REST names of a nomenclature to those of the schema. Services of other vendors may omit the local times.
 */
export const readNomenclature = (wire: Wire['NomenclatureRow']): NomenclatureRecord => {
  assertShape(wire, { id: 'number', name: 'string', isActive: 'boolean' });
  return {
    id: wire.id,
    name: wire.name,
    description: wire.description || null,
    isActive: wire.isActive,
    hasFixedItems: wire.hasFixedItems ?? false,
    createdAt: momentOrNull(wire.createdOn, wire.createdOnLocal),
    modifiedAt: momentOrNull(wire.lastModifiedOn, wire.lastModifiedOnLocal),
  };
};

/**
 * Converts the REST names of an item to those of the schema. Services of other vendors omit the nomenclature's number.
 */
export const readItem =
  (nomenclatureId: number) =>
  (wire: Wire['NomenclatureItemRow']): NomenclatureItemRecord => {
    assertShape(wire, { id: 'number', code: 'string', nameBg: 'string', isActive: 'boolean' });
    const { id: itemId, code, nameBg, nameEn, isActive } = wire;
    return {
      id: toItemId({ nomenclatureId, itemId }),
      nomenclatureId,
      itemId,
      code,
      nameBg,
      nameEn: nameEn || null,
      isActive,
    };
  };

/** Converts the uses of an item. Uses of unknown kinds are left out. */
export const readUses = ({ items }: Wire['NomenclatureItemUse']): NomenclatureItemUse[] =>
  items.flatMap(({ kind: name, field, count }) => {
    const kind = nomenclatureUseKindValues.find((one) => one === name);
    return kind ? [{ kind, field, count }] : [];
  });

/** `2.4` for item 4 of nomenclature 2. */
export const toItemId = ({ nomenclatureId, itemId }: ItemKey): string => `${nomenclatureId}.${itemId}`;

/** Parses an id such as `2.4`. Returns null if no item can have the id. */
export const readItemKey = (id: string): ItemKey | null => {
  const [nomenclature = '', item = '', ...others] = id.split('.');
  const [nomenclatureId, itemId] = [readId(nomenclature), readId(item)];
  return nomenclatureId === null || itemId === null || others.length > 0 ? null : { nomenclatureId, itemId };
};

const momentOrNull = (utc: string | null | undefined, local: string | null | undefined): Moment | null =>
  utc ? readMoment(utc, local) : null;
