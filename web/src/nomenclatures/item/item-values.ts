import { texts as platformTexts } from '../../platform/platform.texts.ts';
import type { NomenclatureItemDetailsFragment } from './item.generated.ts';
import { texts } from './item.texts.ts';

/** The values of the form. */
export type ItemValues = Pick<NomenclatureItemDetailsFragment, 'code' | 'nameBg' | 'nameEn' | 'isActive'>;

export type ItemField = keyof ItemValues;

export const itemFields: readonly ItemField[] = ['code', 'nameBg', 'nameEn', 'isActive'];

/** Maximum lengths of the texts, in characters, as in the schema. */
export const maxLengths = { code: 50, nameBg: 250, nameEn: 250 } as const;

export const newItem: ItemValues = { code: '', nameBg: '', nameEn: null, isActive: true };

/** The name of an item in messages: `СТ- Стомана`. */
export const nameOf = ({ code, nameBg }: Pick<ItemValues, 'code' | 'nameBg'>): string => `${code}- ${nameBg}`;

/** A value as text to show. */
export const describeValue = (value: ItemValues[ItemField] | undefined): string => {
  if (typeof value === 'boolean') return value ? platformTexts.yes : platformTexts.no;
  return value || texts.none;
};

/** Removes surrounding spaces; an empty English name becomes null. */
export const trimValues = ({ code, nameBg, nameEn, isActive }: ItemValues): ItemValues => ({
  code: code.trim(),
  nameBg: nameBg.trim(),
  nameEn: nameEn?.trim() || null,
  isActive,
});

export const isComplete = ({ code, nameBg }: ItemValues): boolean => code.trim() !== '' && nameBg.trim() !== '';

/** The problem of a field. A mutation names the field by its path: `code` or `changes.code`. */
export const problemOf = (errors: Readonly<Record<string, string>>, field: ItemField): string | undefined =>
  errors[field] ?? errors[`changes.${field}`];
