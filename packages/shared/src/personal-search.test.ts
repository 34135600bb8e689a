import { describe, expect, test } from '@jest/globals';
import { hasIdentifierFilter, hasPersonalNumber, maskSearch } from './personal-search.ts';

test('CL-1 the views of earlier versions are masked: personal numbers only, and not those of meters', () => {
  const search = new URLSearchParams({ text: 'клиент 752316 9263', fabricNo: '0605121234', sort: '-createdAt' });
  expect(Object.fromEntries(new URLSearchParams(maskSearch(search.toString())))).toEqual({
    text: 'клиент ••••••••••',
    fabricNo: '0605121234',
    sort: '-createdAt',
  });
  expect(maskSearch('view=WAITING&text=%D1%82%D0%B5%D1%87')).toBe('view=WAITING&text=%D1%82%D0%B5%D1%87');
});

describe('personal numbers in the search of a view', () => {
  /** 7523169263 in the digits of a script whose zero is `zero`. */
  const inDigitsFrom = (zero: number): string =>
    '7523169263'.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  /** The text with each character as a code of URLs, `times` times. */
  const encoded = (text: string, times: number): string =>
    times === 0
      ? text
      : encoded(
          text.replaceAll(/[\d%]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
          times - 1,
        );
  const ofText = (text: string): string => new URLSearchParams({ text }).toString();

  test.each([
    ['plain', ofText('клиент 7523169263')],
    ['encoded twice', `text=${encoded('7523169263', 2)}`],
    ['encoded four times', `text=${encoded('7523169263', 4)}`],
    ['encoded as often as the length allows', `text=%${'25'.repeat(1990)}37523169263`],
    ['encoded, with a wrong code', `text=%25zz+${encoded('7523169263', 2)}`],
    ['encoded, with a zero-width character inside of a code', ofText('7523%\u200b3169263')],
    ['with a plus', ofText('752316+9263')],
    ['Arabic-Indic', ofText(inDigitsFrom(0x06_60))],
    ['Devanagari', ofText(inDigitsFrom(0x09_66))],
    ['full-width', ofText(inDigitsFrom(0xff_10))],
    ['bold', ofText(inDigitsFrom(0x1_d7_ce))],
    ['with zero-width characters', ofText('7\u200b5\u200b2\u2060316926\u00ad3')],
    ['in two parameters', 'text=752316&text=9263'],
    ['in three parameters of other names', 'townName=7523&streetName=16-92&block=63'],
    ['as a name', '7523169263='],
  ])('CL-1 are found: %s', (_notation, search) => expect(hasPersonalNumber(search)).toBe(true));

  test.each([
    'fabricNo=7523169263',
    'clientNumber=7523169263&text=5',
    'clientId=752316&addressId=9264',
    'createdFrom=2026-11-01&createdTo=2026-11-30&page=1&status=1,2,3',
    'text=%25&town=100%25+%E0%A4%A',
    '',
  ])('other numbers are no personal numbers: %s', (search) => expect(hasPersonalNumber(search)).toBe(false));
});

test.each(['identifier=104055066', 'egn=7', 'clientEGN=7', 'EIK=', 'lnch=1', 'identif%2569er=1', 'ident\u200bifier=1'])(
  'CL-3 a filter by an identifier is found: %s',
  (search) => expect(hasIdentifierFilter(search)).toBe(true),
);

test.each(['clientName=egn', 'identifierMasked=1', 'sort=-createdAt', ''])(
  '%s has no filter by an identifier',
  (search) => expect(hasIdentifierFilter(search)).toBe(false),
);
