// Tables of the search matcher: sounds of Cyrillic and Latin letters, keyboard layouts, and words that a search ignores or
// reads as the label of a number.

/**
 * Cyrillic letters (Bulgarian, and ё, ы, э of Russian names) with the sound key of each. Letters that Latin spellings
 * confuse share a key.
 */
export const soundKeys: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
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
  ц: 'c',
  ч: '4',
  ш: '6',
  щ: '6t',
  ъ: 'a',
  ы: 'i',
  ь: 'i',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/**
 * Groups of Latin letters with the sound keys of their official and informal readings; longer groups first. The first
 * key of a group is the usual one; a search uses all keys.
 */
export const latinSounds: readonly (readonly [string, readonly string[]])[] = [
  ['sht', ['6t']],
  ['sch', ['6']],
  ['dzh', ['dj']],
  ['sh', ['6']],
  ['zh', ['j']],
  ['ch', ['4', 'h']],
  ['kh', ['h']],
  ['th', ['t']],
  ['ph', ['f']],
  ['ts', ['c']],
  ['tz', ['c']],
  ['ck', ['k']],
  ['ou', ['u']],
  ['ya', ['ia']],
  ['ja', ['ia', 'ja']],
  ['yu', ['iu']],
  ['ju', ['iu', 'ju']],
  ['yo', ['io']],
  ['jo', ['io', 'jo']],
  ['q', ['ia', '4', 'k']],
  ['w', ['v', '6']],
  ['x', ['h', 'ks', 'j']],
  ['y', ['i', 'a', 'u']],
  ['u', ['u', 'a', 'iu']],
  ['j', ['j', 'i', 'dj']],
  ['c', ['c', 'k']],
  ['6', ['6', '6t']],
];

/**
 * Cyrillic letters for a single Latin letter in a part of an address, such as the entrance: letters of the same sound,
 * shape or place in the alphabet.
 */
export const addressLetters: Readonly<Record<string, readonly string[]>> = {
  a: ['а'],
  b: ['б', 'в'],
  c: ['в', 'ц', 'с'],
  d: ['г', 'д'],
  e: ['е', 'д'],
  f: ['е', 'ф'],
  g: ['г', 'ж'],
  h: ['з', 'х', 'н'],
  i: ['и'],
  j: ['ж', 'й'],
  k: ['к'],
  l: ['л'],
  m: ['м'],
  n: ['н'],
  o: ['о'],
  p: ['п', 'р'],
  r: ['р'],
  s: ['с'],
  t: ['т'],
  u: ['у'],
  v: ['в'],
  w: ['в'],
  x: ['х'],
  y: ['й', 'у'],
  z: ['з'],
};

/** The letters of each keyboard layout, in the order of the keys of the US layout. */
export const keyboards = {
  us: "`qwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
  bds: '(,уеишщксдзц;„ьяаожгтнвмчюйъэфхпрлб',
  phonetic: "чявертъуиопшщюасдфгхйкл;'зьцжбнм,./",
  newPhonetic: "ючшертъуиопящьасдфгхйкл;'зжцвбнм,./",
} as const;

export const cyrillicLetter = /[а-яё]/;

/**
 * The abbreviation „ж.к.“ in all spellings. It is removed before the text is split at dots and spaces, which would leave
 * two single letters.
 */
export const estateLabel = /(?<![\p{L}\p{N}])ж\.?\s?к\.?(?![\p{L}\p{N}])/gu;

/** Words such as „улица“ or „телефон“ that name the kind of the next word or number. They are not part of a name. */
export const labelWords: readonly string[] = [
  'ул',
  'улица',
  'бул',
  'булевард',
  'пл',
  'площад',
  'жк',
  'кв',
  'квартал',
  'гр',
  'град',
  'село',
  'община',
  'обл',
  'област',
  'номер',
  'тел',
  'телефон',
  'адрес',
  'клиент',
  'абонат',
  'кл',
];

/** Prepositions in a search typed as a phrase („теч на Раковски“). They are dropped if the search has other words. */
export const fillerWords: readonly string[] = ['в', 'на', 'до', 'пред', 'от', 'във', 'със', 'по', 'за', 'при'];

/** Ordinal numbers in names of streets, such as „Трети март“, which people also write as „3 март“. */
export const ordinalWords: Readonly<Record<string, readonly string[]>> = {
  1: ['първи', 'първа'],
  2: ['втори', 'втора'],
  3: ['трети', 'трета'],
  4: ['четвърти', 'четвърта'],
  5: ['пети', 'пета'],
  6: ['шести', 'шеста'],
  7: ['седми', 'седма'],
  8: ['осми', 'осма'],
  9: ['девети', 'девета'],
  10: ['десети', 'десета'],
  11: ['единадесети', 'единайсети'],
  12: ['дванадесети', 'дванайсети'],
  19: ['деветнадесети', 'деветнайсети'],
};

/** A number with the ending of an ordinal number: „3-ти“. */
export const ordinalNumber =
  /(?<![\p{L}\p{N}])(\d{1,2})[\s-]?(?:ви|ва|во|ри|ра|ро|ти|та|то|ми|ма|мо)(?![\p{L}\p{N}])/gu;

/** Words that are written before the parts of an address. */
export const partWords = {
  number: ['№', 'номер', 'ном', 'нр', 'но'],
  block: ['бл', 'блок'],
  entrance: ['вх', 'вход'],
  floor: ['ет', 'етаж'],
  apartment: ['ап', 'апартамент', 'апарт'],
} as const;

/**
 * Latin spellings of the words of `partWords`. Only these are recognised before a number without a space (`blok12`); `n`
 * and `apt` also have another sound key than the Cyrillic words.
 */
export const latinPartWords = {
  number: ['no', 'nr', 'n'],
  block: ['blok', 'block'],
  entrance: ['vx', 'vhod', 'vxod'],
  floor: ['etaj'],
  apartment: ['apt'],
} as const;

/** Words before a signal's number. */
export const signalWords: readonly string[] = ['сигнал', 'сиг', 'signal', 'sig'];

/** Words before the number of a work card. */
export const workCardWords: readonly string[] = ['авария', 'работна', 'карта', 'рк', 'avaria', 'avariya'];

/** Words before the number of a water meter. */
export const meterWords = ['водомер', 'водомера', 'vodomer'];
