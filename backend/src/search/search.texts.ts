import { meterWords, signalWords, workCardWords } from '../kernel/search/letters.texts.ts';

export const addressTexts = {
  number: (number: string) => `№ ${number}`,
  block: (block: string) => `бл. ${block}`,
  entrance: (entrance: string) => `вх. ${entrance}`,
  floor: (floor: string) => `ет. ${floor}`,
  apartment: (apartment: string) => (/^\d/.test(apartment) ? `ап. ${apartment}` : apartment),
};

const before = (words: readonly string[]): string => `(?:${words.join('|')}|[\\s.:№#-])*`;

/** A signal's number, alone or after 'сигнал' or '№'. */
export const signalNumber = new RegExp(`^${before(signalWords)}([1-9]\\d{0,14})$`, 'iu');

const workCard = new RegExp(
  `^(${before(workCardWords)})(?:\\p{L}{1,3}\\s?[-–]\\s?(\\d{1,10})|(\\p{L}?)\\s?(\\d{3,10}))$`,
  'iu',
);

/**
 * The number on a water meter, alone or after 'водомер' or '№': at least four digits, letters may stand before them.
 * People type it in groups, with spaces or dashes.
 */
export const meterNumber = new RegExp(`^${before(meterWords)}(\\p{L}{0,4}[\\s–-]?\\d(?:[\\s–-]?\\d){3,19})$`, 'iu');

/**
 * The digits of a work card's number, such as 'А-0617'. Any letter may stand before them: keyboard layouts differ.
 * `isNamed`: the text can only be the number of a work card.
 */
export const readWorkCard = (text: string): { digits: string; isNamed: boolean } | null => {
  const [, word = '', afterDash, letter = '', others] = workCard.exec(text) ?? [];
  const digits = afterDash ?? others;
  if (digits === undefined) return null;
  return { digits, isNamed: afterDash !== undefined || letter !== '' || /\p{L}/u.test(word) };
};

export const searchTexts = { unknownPerson: 'Няма такова лице.' };
