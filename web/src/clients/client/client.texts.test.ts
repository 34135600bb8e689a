import { expect, test } from '@jest/globals';
import { texts as listTexts } from '../list/list.texts.ts';
import { texts } from './client.texts.ts';

test('CL-2 the questions and the texts after saving equal those of the requirement', () => {
  expect(texts.saveQuestion).toBe('Запазване данните на клиент');
  expect(texts.addQuestion).toBe('Нов клиент');
  expect(texts.updated('К-1')).toBe('Данните за клиент К-1 са обновени успешно.');
  expect(texts.notUpdated('К-1', 'няма права')).toBe('Данните за клиент К-1 не са обновени. Грешка няма права.');
  expect(texts.created).toBe('Данните за клиент са добавени успешно.');
  expect(texts.notCreated('няма права')).toBe('Данните за клиент не са добавени. Грешка няма права.');
});

test('AD-2 the title of the search of addresses equals that of the requirement', () => {
  expect(listTexts.addressFilter).toBe('Търсене на адрес');
});
