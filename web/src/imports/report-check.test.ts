import { expect, test } from '@jest/globals';
import { toasts } from '../platform/toast.ts';
import { reportCheck } from './report-check.ts';

test.each([
  ['FAILED', { error: 'Услугата е спряна.' }, 'error', 'Неочаквана грешка: Услугата е спряна.'],
  ['NO_RESULT', {}, 'warning', 'Няма резултат от операцията. Опитайте отново.'],
  ['PASSED', {}, 'success', 'Не са открити проблеми с импортираните данни.'],
  ['PROBLEMS', { code: '1, 6' }, 'error', 'Има открити проблеми с импортираните данни, код: 1, 6'],
] as const)('IM-4 the outcome %s is shown', (outcome, values, kind, text) => {
  toasts.set(() => []);
  reportCheck({ outcome, code: null, error: null, ...values });
  expect(toasts.get().map((shown) => [shown.kind, shown.text])).toEqual([[kind, text]]);
});
