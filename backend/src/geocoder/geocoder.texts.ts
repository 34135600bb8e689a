/**
 * Words before a name that are not part of the name: kinds of places, such as a street, and prepositions. Dots are
 * removed before.
 */
export const kindWords: readonly string[] = [
  'ул',
  'улица',
  'бул',
  'булевард',
  'пл',
  'площад',
  'жк',
  'ж',
  'к',
  'кв',
  'квартал',
  'гр',
  'град',
  'с',
  'село',
  'община',
  'обл',
  'област',
  'в',
  'на',
  'до',
  'пред',
];

/** The country. An address may end with it, and streets may have it as their name. */
export const countryWord = 'българия';

/** Words before the parts of an address. */
export const partWords: Readonly<Record<'number' | 'block' | 'entrance' | 'floor' | 'apartment', readonly string[]>> = {
  number: ['№', 'номер', 'ном', 'нр', 'но'],
  block: ['бл', 'блок'],
  entrance: ['вх', 'вход'],
  floor: ['ет', 'етаж'],
  apartment: ['ап', 'апартамент', 'апарт'],
};

/** Latin letters that look like Cyrillic ones. */
export const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

/** Word endings whose Latin spelling differs from the transliteration of their letters. */
export const latinEnds: readonly (readonly [string, string])[] = [
  ['bulgaria', 'българия'],
  ['ia', 'ия'],
];

/** The official transliteration of Bulgarian, from Latin to Cyrillic letters; longer groups come first. */
export const latinGroups: readonly (readonly [string, string])[] = [
  ['sht', 'щ'],
  ['zh', 'ж'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ts', 'ц'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['w', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['i', 'и'],
  ['y', 'й'],
  ['k', 'к'],
  ['q', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['c', 'ц'],
  ['j', 'дж'],
  ['x', 'кс'],
];

export const cyrillicLetters = 'а-я';

export const addressTexts = {
  block: (block: string) => `бл. ${block}`,
  entrance: (entrance: string) => `вх. ${entrance}`,
  floor: (floor: string) => `ет. ${floor}`,
  apartment: (apartment: string) => (/^\d/.test(apartment) ? `ап. ${apartment}` : apartment),
  country: 'България',
  licence: 'Адресен регистър на ВиК оператора',
};
