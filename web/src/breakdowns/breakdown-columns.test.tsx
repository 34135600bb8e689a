import { expect, test } from '@jest/globals';
import { breakdownColumns } from './breakdown-columns.tsx';

test('BR-1 the list has the required columns and sort fields', () => {
  const columns = breakdownColumns([]).map(({ header, sort }) => [header, sort ?? null]);
  expect(columns).toEqual([
    ['Работна карта', 'WORK_CARD_NO'],
    ['Състояние', 'IS_FINISHED'],
    ['Област', 'REGION_NAME'],
    ['Община', 'MUNICIPALITY_NAME'],
    ['Населено място', 'TOWN_NAME'],
    ['Улица', 'STREET_NAME'],
    ['Описание на улицата', null],
    ['Описание', null],
    ['Приоритет', 'PRIORITY'],
    ['Дата на сигнала', 'STARTED_AT'],
    ['Ремонт от', 'REPAIR_START'],
    ['Ремонт до', 'REPAIR_END'],
    ['Спряна вода на', 'WATER_STOP_START'],
    ['Пусната вода на', 'WATER_STOP_END'],
    ['Хора без вода', 'AFFECTED_PEOPLE'],
  ]);
});
