import { expect, test } from '@jest/globals';
import { toPhoneLink } from './phone-link.ts';

test.each([
  ['0888 123 456', 'tel:0888123456'],
  ['+359 (2) 987-65-43', 'tel:+35929876543'],
  ['0888 123 456, 02 987 65 43', 'tel:0888123456'],
  ['0888123456 / 0899', 'tel:0888123456'],
  ['няма', null],
  ['12', null],
])('the link for the stored telephone %j is %j', (phone, link) => {
  expect(toPhoneLink(phone)).toBe(link);
});
