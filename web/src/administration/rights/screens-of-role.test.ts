import { expect, test } from '@jest/globals';
import { screens } from '../administration.screens.ts';
import { screensOfRole } from './screens-of-role.ts';

const all = screens.flatMap((screen) => [screen, ...(screen.children ?? [])]);

test('AM-4 a role opens the screens that require its action', () => {
  expect(screensOfRole('Създаване', all)).toEqual(['Администрация', 'Добавяне на потребител', 'Добавяне на група']);
  expect(screensOfRole('Администратор', all)).toContain('Потребители');
  expect(screensOfRole('Потребител', all)).toEqual([]);
  expect(screensOfRole('free-documents', all)).toBeNull();
});
