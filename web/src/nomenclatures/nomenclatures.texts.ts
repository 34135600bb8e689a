import type { nomenclatureFilterFields, nomenclatureItemFilterFields } from '@struma/schema/inputs.ts';
import type { ShownFilters } from '../ui/list/filter/declare-filters.ts';
import { titles } from './titles.texts.ts';

export const texts = {
  ...titles,
  filterTitle: 'Търсене на номенклатури',
  id: '№',
  name: 'Име',
  description: 'Описание',
  isActive: 'Активна',
  createdAt: 'Създадена на',
  modifiedAt: 'Променена на',
  openItems: (id: string) => `Елементи на номенклатура No. ${id}`,
  exportHint: 'Всички редове по този филтър като файл',
  all: 'Всички',
  active: 'Активни',
  inactive: 'Неактивни',
  itemFilterTitle: (name: string) => `Търсене на елементи: ${name}`,
  code: 'Код',
  nameBg: 'Име на български',
  nameEn: 'Име на английски',
  isActiveItem: 'Активен',
  addItem: 'Нов елемент',
};

/** Texts of a page whose nomenclature does not exist or cannot be read. */
export const nomenclatureStates = {
  loading: 'Номенклатурата се зарежда',
  failed: 'Номенклатурата не се зареди',
  missing: (id: string) => `Номенклатура No. ${id} не е намерена`,
  missingReason: 'Няма такава номенклатура или нямате достъп до нея.',
  toList: 'Към номенклатурите',
};

export const filterTexts = {
  name: { audience: 'everyone', label: 'Име' },
  description: { audience: 'everyone', label: 'Описание' },
  isActive: { audience: 'everyone', label: 'Активна' },
} satisfies ShownFilters<typeof nomenclatureFilterFields>;

export const itemFilterTexts = {
  code: { audience: 'everyone', label: 'Код' },
  nameBg: { audience: 'everyone', label: 'Име на български' },
  nameEn: { audience: 'everyone', label: 'Име на английски' },
  isActive: { audience: 'everyone', label: 'Активен' },
} satisfies ShownFilters<typeof nomenclatureItemFilterFields>;
