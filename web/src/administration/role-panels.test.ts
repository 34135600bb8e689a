import { expect, test } from '@jest/globals';
import { summaryOf } from './role-panels.tsx';

const rolesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Роля ${index}` }));

test('AM-4 the chosen roles of a collapsed panel are joined by commas and cut at 100 characters', () => {
  expect(summaryOf([{ name: 'Оператор' }, { name: 'Редакция' }])).toBe('Оператор, Редакция');
  const cut = summaryOf(rolesOf(40));
  expect([cut.length, cut.endsWith('...')]).toEqual([103, true]);
  const whole = summaryOf([{ name: 'а'.repeat(100) }]);
  expect(whole).toBe('а'.repeat(100));
});
