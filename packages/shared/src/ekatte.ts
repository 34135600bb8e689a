import { weigh } from './identifier.ts';

/** True for a code of EKATTE, the national register of settlements: five digits, the last of which is a check digit. */
export const isEkatte = (text: string): boolean => {
  if (!/^\d{5}$/.test(text)) return false;
  const first = weigh(text, [1, 2, 3, 4], 11);
  const check = first === 10 ? weigh(text, [3, 4, 5, 6], 11) % 10 : first;
  return check === Number(text[4]);
};
