import { expect, test } from '@jest/globals';
import { findUnfilled } from '../../signals/bulk/placeholders.ts';
import { fillMessage } from './fill-message.ts';

const breakdown = { id: '7', workCardNo: 'А-0624', waterStopEnd: '2026-11-22T18:00:00+02:00', finishedAt: null };
const signal = { id: '12', submitter: { id: '3', name: 'Мария Иванова' } };

test('the placeholders for name, numbers and planned return of the water are replaced', () => {
  const message = ' {клиент}, сигнал {номер}, авария {авария}: вода до {пускане}. ';
  expect(fillMessage(message, signal, breakdown)).toBe(
    'Мария Иванова, сигнал 12, авария А-0624: вода до 2026-11-22 18:00:00.',
  );
});

test('an unknown return of the water is described in words', () => {
  expect(fillMessage('Вода: {пускане}', signal, { ...breakdown, waterStopEnd: null })).toBe(
    'Вода: все още неизвестен час',
  );
});

test('for a finished breakdown, the return of the water is the time when the breakdown was finished', () => {
  const filled = (finishedAt: string): string => fillMessage('{пускане}', signal, { ...breakdown, finishedAt });
  expect(filled('2026-11-22T17:05:00+02:00')).toBe('2026-11-22 17:05:00');
  expect(filled('2026-11-22T21:00:00+02:00')).toBe('2026-11-22 21:00:00');
});

test('a placeholder without a value stays in the text, and findUnfilled returns it', () => {
  const filled = fillMessage('{клиент} {екип} {екип}', { id: '12', submitter: null }, breakdown);
  expect(filled).toBe('клиент {екип} {екип}');
  expect(findUnfilled(filled)).toBe('{екип}');
  expect(findUnfilled('готово {1}')).toBeNull();
});
