import type { waterMeterFilterFields } from '@struma/schema/inputs.ts';
import type { ShownFilters } from '../ui/list/filter/declare-filters.ts';
import { titles } from './titles.texts.ts';

export const texts = {
  ...titles,
  filterTitle: 'Търсене на водомери',
  open: (fabricNo: string) => `Преглед на водомер ${fabricNo}`,
  exportHint: 'Водомери по този филтър като файл CSV',
  fabricNo: 'Водомер №',
  lastRepair: 'Последен ремонт',
  lastCheck: 'Последна проверка',
  nextCheck: 'Следваща проверка',
  ownership: 'Вид',
  reading: 'Показание',
  createdAt: 'Открита на',
  modifiedAt: 'Последна промяна',
  clientNumber: 'Клиент №',
  clientName: 'Име на клиент',
  address: 'Адрес',
  carnet: 'Карнет / страница',
};

/** The fields of the filter in their order on screen. */
export const filterTexts = {
  fabricNo: { label: 'Водомер №' },
  clientNumber: { label: 'Клиент №' },
  clientName: { label: 'Име на клиент' },
  townName: { label: 'Населено място' },
  streetName: { label: 'Улица' },
  block: { label: 'Блок' },
  isGeocoded: { label: 'Геокодиран' },
  isClosed: { label: 'Затворена партида' },
} satisfies ShownFilters<typeof waterMeterFilterFields>;
