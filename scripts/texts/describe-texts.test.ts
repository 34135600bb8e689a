import { expect, test } from '@jest/globals';
import { describeTexts } from './describe-texts.ts';

test('texts are listed with their path; functions with example values, such as 1 and 5 for a count', () => {
  const texts = {
    title: 'Начало',
    states: { open: 'Отворен' },
    found: (count: number) => (count === 1 ? 'Намерен е 1 адрес.' : `Намерени са ${count} адреса.`),
    signal: (id: string) => `Сигнал ${id}`,
    width: 3,
  };
  expect(describeTexts({ texts })).toEqual([
    { key: 'texts.title', text: 'Начало' },
    { key: 'texts.states.open', text: 'Отворен' },
    { key: 'texts.found', text: 'Намерен е 1 адрес. / Намерени са 5 адреса.' },
    { key: 'texts.signal', text: 'Сигнал «id»' },
  ]);
});
