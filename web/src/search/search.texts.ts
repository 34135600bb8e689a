import type { SearchKind } from '../types.ts';

export const texts = {
  search: 'Търсене навсякъде',
  close: 'Затвори търсенето',
  results: 'Намерени',
  hint: 'Номер на сигнал, телефон, име, клиентски номер, адрес, водомер или работна карта.',
  hintOfNumbers: 'Номер на сигнал или на работна карта.',
  searching: 'Търси се…',
  nothing: 'Няма намерени резултати.',
  failed: 'Търсенето не беше успешно. Опитайте отново.',
  found: (count: number) => (count === 1 ? 'Намерен е 1 запис.' : `Намерени са ${count} записа.`),
  kinds: {
    SIGNAL: 'Сигнали',
    PERSON: 'Хора',
    BREAKDOWN: 'Аварии',
    ADDRESS: 'Адреси',
    METER: 'Водомери',
  } satisfies Record<SearchKind, string>,
  signalNo: (id: string) => `№ ${id}`,
  clientNumber: (number: string) => `кл. № ${number}`,
  openSignals: (count: number) => (count === 1 ? '1 отворен сигнал' : `${count} отворени сигнала`),
  meterNo: (fabricNo: string) => `Водомер № ${fabricNo}`,
  isClosed: 'закрита партида',
  isFinished: 'Отстранена',
  isOpen: 'Неотстранена',
};

export const personTexts = {
  loading: 'Зарежда се картонът',
  failed: 'Картонът не се зареди',
  missing: (id: string) => `Няма лице с номер ${id}`,
  missingReason: 'Възможно е записът да е изтрит.',
  toList: 'Към сигналите',
  phone: 'Телефон',
  email: 'Електронна поща',
  clientNumber: 'Клиентски номер',
  addresses: 'Адрес',
  facts: 'Данни',
  openSignals: 'Отворени сигнали',
  noOpenSignals: 'Няма отворени сигнали.',
  firstOf: (shown: number, all: number) => `първите ${shown} от ${all}`,
  allSignals: (count: number) => `Всички сигнали на лицето (${count})`,
};
