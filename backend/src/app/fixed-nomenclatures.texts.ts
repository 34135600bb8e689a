import { nomenclatures } from '../kernel/nomenclatures.ts';

/** A reference list that the product itself needs: its id, its name, and the names of its items by their ids. */
export interface FixedNomenclature {
  id: number;
  name: string;
  items: Record<number, string>;
}

export const fixedNomenclatures: FixedNomenclature[] = [
  {
    id: nomenclatures.signalStatuses,
    name: 'Статуси на сигнали',
    items: { 1: 'Сигнал', 2: 'Авария', 3: 'Отхвърлен', 4: 'Отхвърлен/Затворен' },
  },
  { id: nomenclatures.priorities, name: 'Приоритети', items: { 1: 'Нисък', 2: 'Нормален', 3: 'Висок', 4: 'Спешен' } },
  {
    id: nomenclatures.kevrCategories1,
    name: 'КЕВР категория 1',
    items: {
      1: 'Авария на водопровод',
      2: 'Авария на СВО',
      3: 'Авария на арматура',
      4: 'Авария на канализация',
      5: 'Повреда на съоръжение',
    },
  },
  {
    id: nomenclatures.kevrCategories2,
    name: 'КЕВР категория 2',
    items: {
      1: 'Спукана тръба',
      2: 'Теч от връзка',
      3: 'Корозия',
      4: 'Повреда от външно лице',
      5: 'Замръзване',
      6: 'Повреден спирателен кран',
      7: 'Запушване',
      8: 'Друга причина',
    },
  },
  { id: nomenclatures.clientTypes, name: 'Типове клиенти', items: { 1: 'Битов', 2: 'Стопански', 3: 'Бюджетен' } },
  {
    id: nomenclatures.ownershipTypes,
    name: 'Типове собственост',
    items: { 1: 'Индивидуален водомер', 2: 'Общ водомер', 3: 'Собственост на ВиК' },
  },
  {
    id: nomenclatures.waterMeterTypes,
    name: 'Типове водомери',
    items: { 1: 'Едноструен', 2: 'Многоструен', 3: 'Обемен', 4: 'Ултразвуков' },
  },
  { id: nomenclatures.manufacturers, name: 'Производители', items: { 1: 'Неизвестен' } },
];
