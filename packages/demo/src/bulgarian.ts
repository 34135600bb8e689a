/** Returns the feminine form of a patronymic or a family name. */
export const toFeminine = (name: string): string => (name.endsWith('ски') ? `${name.slice(0, -1)}а` : `${name}а`);

/** Formats a number as a street name: 101-ва, 112-та, 347-ма. */
export const formatOrdinal = (number: number): string => `${number}-${ending(number)}`;

/** Transliterates Bulgarian into small Latin letters, by the official table of letters. */
export const transliterate = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => latin[letter] ?? letter).join('');

const ending = (number: number): string => {
  const last = number % 10;
  if (number % 100 === 0) return 'на';
  if (number % 100 > 10 && number % 100 < 20) return 'та';
  if (last === 1) return 'ва';
  if (last === 2) return 'ра';
  return last === 7 || last === 8 ? 'ма' : 'та';
};

const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
};
