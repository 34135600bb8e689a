import { expect, test } from '@jest/globals';
import { texts } from './form.texts.ts';

test('BR-10 the texts after saving equal those of the requirement, including its Latin letter e', () => {
  expect(texts.updated('А-1')).toBe('Данните за авария А-1 са обновени успешно.');
  expect(texts.notUpdated('А-1', 'няма права')).toBe('Данните за авария А-1 не \u0065 обновени. Грешка няма права.');
  expect(texts.created('А-1')).toBe('Открита е нова авария с номер А-1.');
  expect(texts.notCreated('няма права')).toBe('Нова авария не е създадена.Грешка няма права.');
});
