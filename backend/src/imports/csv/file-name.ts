import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';

const maxNameLength = 200;

/**
 * Returns the name under which an imported file is stored: without folders, control characters, line breaks and
 * characters that change the text direction, and with masked personal numbers, because every administrator sees it.
 */
export const toStoredName = (name: string): string => {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').trim();
  const ending = /\.csv$/i.exec(plain)?.[0] ?? '';
  const masked = maskPersonalNumbers(plain.slice(0, plain.length - ending.length));
  return masked.slice(0, maxNameLength).toWellFormed() + ending;
};
