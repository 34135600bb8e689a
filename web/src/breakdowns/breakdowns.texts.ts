import type { breakdownFilterFields } from '@struma/schema/inputs.ts';
import type { ShownFilters } from '../ui/list/filter/declare-filters.ts';
import { titles } from './titles.texts.ts';

export const texts = {
  ...titles,
  filterTitle: 'Търсене на аварии',
  open: (workCardNo: string) => `Преглед на авария ${workCardNo}`,
  exportHint: 'Аварии по този филтър като файл breakdowns.csv',
  workCardNo: 'Работна карта',
  finished: 'Състояние',
  region: 'Област',
  municipality: 'Община',
  town: 'Населено място',
  street: 'Улица',
  streetDescription: 'Описание на улицата',
  description: 'Описание',
  priority: 'Приоритет',
  startedAt: 'Дата на сигнала',
  repairStart: 'Ремонт от',
  repairEnd: 'Ремонт до',
  waterStopStart: 'Спряна вода на',
  waterStopEnd: 'Пусната вода на',
  people: 'Хора без вода',
  removed: 'Отстранена',
  teamSent: 'Изпратен екип',
  all: 'Всички',
  stages: {
    NEW: 'Нова',
    TEAM_SENT: 'Изпратен екип',
    STOPPED: 'Водата е спряна',
    RESTORED: 'Водата е пусната',
    FINISHED: 'Приключена',
  },
};

/** The fields of the filter in their order on screen. */
export const filterTexts = {
  workCardNo: { label: 'Работна карта', placeholder: 'напр. А-0917' },
  townName: { label: 'Населено място' },
  streetName: { label: 'Улица' },
  priorityIds: { address: 'priority', label: 'Приоритет' },
  kevrCategory1Ids: { address: 'kevrCategory1', label: 'КЕВР категория 1' },
  kevrCategory2Ids: { address: 'kevrCategory2', label: 'КЕВР категория 2' },
  started: { from: 'Дата на сигнала от', to: 'Дата на сигнала до' },
  repair: { from: 'Ремонт от', to: 'Ремонт до' },
  waterStop: { from: 'Спряна вода от', to: 'Пусната вода до' },
  hasLocation: { label: 'Геолокация' },
  view: {
    label: 'Изглед',
    options: {
      ACTIVE: 'Активни',
      WITHOUT_WATER: 'Без вода сега',
      PLANNED: 'Планирани',
      LATE: 'Закъснели',
      FINISHED_TODAY: 'Отстранени днес',
    },
    isHidden: true,
  },
} satisfies ShownFilters<typeof breakdownFilterFields>;
