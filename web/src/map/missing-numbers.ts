/**
 * The numbers of a typed address that the label of a hit lacks, in lower case: geocoders answer with the street if they
 * do not know the house. Only digits are compared, so that '15а' fits 'ул. „Кокиче“ 15Б'. A number that was typed twice
 * must be in the label twice: in '3 март 3' the second one is the house.
 */
export const findMissingNumbers = (typed: string, label: string): string[] => {
  const found = splitWords(label);
  const present = found.map(digitsOf);
  const places = new Set(splitWords(label.split(',').slice(1).join(' ')));
  const words = splitWords(typed);
  return words.filter((word, index) => {
    const digits = digitsOf(word);
    if (digits === undefined) return false;
    const [before = '', after = ''] = [words[index - 1], words[index + 1]];
    // '3 март' may be stored as „Трети март“.
    const isInName = /^\p{L}{3,}/u.test(after) && !places.has(after);
    const at = present.findIndex((number, place) => number === digits && (!isInName || found[place + 1] === after));
    if (at !== -1) present[at] = undefined;
    // '2400 Радомир' is a postal code, which the label may lack.
    const isPostalCode = /^[1-9]\d{3}$/.test(word) && (places.has(before) || places.has(after));
    return at === -1 && !isPostalCode && !isInName;
  });
};

/** Words, and numbers with the letters that follow them: 'бл.15а' has 'бл' and '15а', '3-ти' is one word. */
const splitWords = (text: string): string[] => text.toLowerCase().match(/\d+(-?\p{L}+)?|\p{L}+/gu) ?? [];

const digitsOf = (word: string): string | undefined => /^\d+/.exec(word)?.[0];
