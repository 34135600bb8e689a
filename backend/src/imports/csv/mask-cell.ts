import { maskIdentifier } from '@struma/shared/identifier.ts';
import { personalNumberMask } from '@struma/shared/personal-data.ts';
import { toPlainText } from '@struma/shared/plain-text.ts';

/** What may stand between the parts of a number. In a cell it may also be a quote, a bracket or a line break. */
const separator = String.raw`[\s._,;:'"„“”‘’«»()\[\]\/\\|\u2010-\u2015\u2212-]`;
const month = '(?:[024][1-9]|[135][0-2])';
const day = String.raw`(?:0[1-9]|[12]\d|3[01])`;

/**
 * A personal number in a text of `toPlainCell`. The pattern for logs (`maskPersonalNumbers`) accepts fewer separators and
 * leaves hexadecimal ids as they are; the cells of a file have no such ids.
 */
const personalNumber = new RegExp(
  String.raw`(?<!\d)\d{2}(${separator}{0,2})${month}\1${day}${separator}{0,3}\d{3}${separator}?\d(?!\d)`,
  'gu',
);

/** Returns a cell of free text with masked personal numbers. Only a cell that contains one is written in plain form. */
export const maskCell = (cell: string): string => {
  const plain = toPlainCell(cell);
  const masked = plain.replaceAll(personalNumber, personalNumberMask);
  return masked === plain ? cell : masked;
};

/** Masks a cell that may contain any number, also an EIK: all long numbers. */
export const maskLongNumbers = (cell: string): string => {
  const plain = toPlainCell(cell);
  const masked = plain.replaceAll(/\d{9,}/g, maskIdentifier).replaceAll(personalNumber, personalNumberMask);
  return masked === plain ? cell : masked;
};

/** Returns the text of a cell in plain form. */
export const toPlainCell = (cell: string): string => (unusualCharacter.test(cell) ? toPlainText(cell) : cell);

/** Most cells have only ASCII and Bulgarian letters, and are not converted. */
// oxlint-disable-next-line no-control-regex
const unusualCharacter = /[^\u0000-\u007f\u0410-\u044f]/;
