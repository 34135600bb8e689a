import { expect, test } from '@jest/globals';
import { texts as addTexts } from './add/add.texts.ts';
import { texts as addressTexts } from './address/address.texts.ts';
import { texts as dateTexts } from './dates/dates.texts.ts';
import { texts as previewTexts } from './preview/preview.texts.ts';
import { texts as readingTexts } from './readings/readings.texts.ts';
import { texts as svoTexts } from './svo/svo.texts.ts';
import { titles } from './titles.texts.ts';
import { texts as listTexts } from './water-meters.texts.ts';

// The literals of the specification, letter by letter.

test('WM-2 WM-3 the texts of the list equal those of the requirement', () => {
  expect(listTexts.filterTitle).toBe('Търсене на водомери');
  expect(svoTexts.choose).toBe('Избери СВО:');
  expect(svoTexts.noLabel).toBe('липсва превод');
});

test('WM-5 the texts after a snap equal those of the requirement', () => {
  expect(svoTexts.stored).toBe('Успешна промяна на координати на водомер');
  expect(svoTexts.failed).toBe('Грешка при промяна на координати на водомер');
});

test('WM-6 WM-9 WM-10 the texts of a meter equal those of the requirement', () => {
  expect(previewTexts.title('А-1')).toBe('Водомер № А-1');
  expect(previewTexts.openValves).toBe('Към клиент');
  expect(readingTexts.title).toBe('Отчети');
});

test('WM-7 the texts after saving the dates equal those of the requirement', () => {
  expect(dateTexts.saved).toBe('Успешно запазване.');
  expect(dateTexts.notSaved('няма права')).toBe('Грешка няма права.');
});

test('WM-8 the texts after changing the address equal those of the requirement', () => {
  expect(addressTexts.saved('А-1')).toBe('Адресът е сменен на водомер: А-1.');
  expect(addressTexts.failed).toBe('Грешка');
});

test('WM-12 the texts of a new meter equal those of the requirement, without a space before „Грешка“', () => {
  expect(titles.add).toBe('Добавяне на водомери');
  expect(addTexts.form).toBe('Добавяне на водомери');
  expect(addTexts.heading).toBe('Добавяне на водомер');
  expect(addTexts.add).toBe('Добави водомер');
  expect(addTexts.newClient).toBe('Добави нов клиент');
  expect(addTexts.newAddress).toBe('Добави нов адрес');
  expect(addTexts.created('А-1')).toBe('Открита е нова партида на водомер с номер А-1.');
  expect(addTexts.notCreated('няма права')).toBe('Нова партида на водомер не е създадена.Грешка няма права.');
});
