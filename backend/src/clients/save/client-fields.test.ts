import { expect, test } from '@jest/globals';
import { Refusal } from '../../kernel/http/refusal.ts';
import { requireIdentifier } from './client-fields.ts';

const refusalOf = (egn: string, isConfirmed: boolean): string | null => {
  try {
    requireIdentifier(egn, isConfirmed);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

test.each([
  ['1234', false, 'ЕГН е от 10 цифри, ЕИК е от 9 или 13. Потвърдете, че номерът е такъв.'],
  ['1234', true, null],
  ['8032056032', false, 'Контролната цифра на номера е грешна. Потвърдете, че номерът е такъв.'],
  ['8032056032', true, null],
  ['8032056031', false, null],
  ['abc', false, 'ЕГН/ЕИК съдържа само цифри.'],
  ['abc', true, 'ЕГН/ЕИК съдържа само цифри.'],
  ['••••••••31', true, 'Скритият номер не се записва. Въведете целия номер.'],
])('CL-2 the EGN %j, confirmed: %s, is refused with the reason: %s', (egn, isConfirmed, reason) =>
  expect(refusalOf(egn, isConfirmed)).toBe(reason),
);
