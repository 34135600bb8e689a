import { isBlank } from '@struma/shared/visible-text.ts';
import type { NomenclatureItemChanges } from '../kernel/schema-types.generated.ts';
import type { Problem } from '../kernel/failures.ts';
import { nomenclatureTexts as texts } from './nomenclatures.texts.ts';

/** Values of an item, with the field names of the schema. */
export interface ItemValues {
  code: string;
  nameBg: string;
  nameEn: string | null;
  isActive: boolean;
}

export const itemFields = ['code', 'nameBg', 'nameEn', 'isActive'] as const satisfies readonly (keyof ItemValues)[];

const maxLengths = { code: 50, nameBg: 250, nameEn: 250 } as const;

/** The given values without surrounding spaces. Null clears a text; an absent field stays absent. */
export const readValues = ({ isActive, ...given }: NomenclatureItemChanges): Partial<ItemValues> => {
  const values: Partial<ItemValues> = {};
  if (given.code !== undefined) values.code = given.code?.trim() ?? '';
  if (given.nameBg !== undefined) values.nameBg = given.nameBg?.trim() ?? '';
  if (given.nameEn !== undefined) values.nameEn = given.nameEn?.trim() || null;
  if (typeof isActive === 'boolean') values.isActive = isActive;
  return values;
};

/** Problems of missing and too long texts. */
export const problemsOf = (values: Partial<ItemValues>): Problem[] =>
  (['code', 'nameBg', 'nameEn'] as const).flatMap((field): Problem[] => {
    const value = values[field];
    if (value === undefined || value === null) return [];
    if (isBlank(value) && field !== 'nameEn') return [{ field, code: 'REQUIRED', message: texts.required[field] }];
    const limit = maxLengths[field];
    return value.length > limit ? [{ field, code: 'LENGTH', message: texts.tooLong[field](limit) }] : [];
  });

/** Converts values for the REST service, where null leaves a value unchanged and an empty text clears it. */
export const toWire = (values: Partial<ItemValues>): object => ({
  ...values,
  ...('nameEn' in values && { nameEn: values.nameEn ?? '' }),
});
