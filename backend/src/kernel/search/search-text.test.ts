import { beforeAll, describe, expect, test } from '@jest/globals';
import { inOtherLayouts } from './keyboard.ts';
import { distanceOf } from './distance.ts';
import { readLoosely, readSearchText } from './reading.ts';
import { parseSearchText } from './search-text.ts';
import { soundOf, soundsOf } from './sound.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { createWordIndex } from './word-index.ts';

const vocabularyOf = async (words: readonly string[]): Promise<Vocabulary> => {
  const index = createWordIndex();
  await index.add(words);
  return createVocabulary(index);
};

const terms = (text: string): string[] =>
  parseSearchText(text).terms.map((term) =>
    term.kind === 'code' && term.part ? `${term.part}:${term.text}` : term.text,
  );

describe('a search text is split into words and codes', () => {
  test.each([
    ['ж.к. „Люлин 7“, бл. 717, вх. Б, ап. 12', ['люлин', '7', 'block:717', 'entrance:б', 'apartment:12']],
    ['люлин 7 717 б 12', ['люлин', '7', '717', 'б', '12']],
    ['ул."Отец Паисий"№15А', ['отец', 'паисий', 'number:15а']],
    ['бл717 вхБ ет.3', ['block:717', 'entrance:б', 'floor:3']],
    ['бл717 вхо', ['block:717', 'вхо']],
    ['lulin 7 bl717 vh b ap12', ['lulin', '7', 'block:717', 'entrance:b', 'apartment:12']],
    ['Иванова от Люлин', ['иванова', 'люлин']],
    ['на Шипка 5 в', ['шипка', '5', 'в']],
    // Latin letters of the same shape.
    ['yл. Шипкa', ['шипка']],
    ['Кирил и Методий', ['кирил', 'и', 'методий']],
    ['6ipka 4', ['6ipka', '4']],
    ['3-ти март 7', ['3', 'март', '7']],
    ['3ти март', ['3', 'март']],
    ['март 3 та', ['март', '3']],
    ['на', ['на']],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('a number before a word of a name stands for its ordinal number too; the number of a house does not', () => {
    const spellings = (text: string): unknown[] =>
      parseSearchText(text).terms.flatMap((term) => (term.kind === 'code' ? [term.spellings] : []));
    expect(spellings('3 март 7')).toEqual([['3', 'трети', 'трета'], ['7']]);
    expect(spellings('бл. 3 март')).toEqual([['3']]);
    expect(spellings('март 3 ап 7')).toEqual([['3'], ['7']]);
  });

  test('a telephone or client number is separated from the words; house numbers are not', () => {
    expect(parseSearchText('Петрова, тел. 0888 12 34 56')).toMatchObject({
      longNumber: '0888123456',
      terms: [{ text: 'петрова' }],
    });
    expect(parseSearchText('кл. № 1001408').longNumber).toBe('1001408');
    expect(parseSearchText('люлин 7 717 12 1300').longNumber).toBeNull();
  });
});

describe('Latin and Cyrillic spellings have the same sound key', () => {
  test.each([
    ['Шишков', ['Shishkov', '6i6kov', 'shishkow']],
    ['Йордан', ['Yordan', 'Jordan', 'Iordan']],
    ['Мария', ['Maria', 'Mariya', 'mariq']],
    ['Щерев', ['Shterev', '6terev']],
    ['Ангел Кънчев', ['Angel Kanchev', 'angel kyn4ev', 'Angel Kunchev']],
    ['Цветанка', ['Tsvetanka', 'cvetanka']],
    ['Христо', ['Hristo', 'Khristo', 'xristo']],
    ['Жечев', ['Zhechev', 'je4ev']],
    ['Анна', ['Ана', 'Ana']],
  ])('%s', (word, spellings) => {
    for (const spelling of spellings)
      expect([spelling, soundsOf(spelling)]).toEqual([spelling, expect.arrayContaining([soundOf(word)])]);
  });

  test('a word with many ambiguous letters has at most 24 sound keys', () => {
    expect(soundsOf('yuxqwjcyuxqwjcyuxqwjc').length).toBeLessThanOrEqual(24);
  });
});

test('a text is converted to the letters of the other keyboard layouts', () => {
  expect(inOtherLayouts('mejfl')).toContain('петов');
  expect(inOtherLayouts('`awdar ]erew')).toContain('чавдар щерев');
  expect(inOtherLayouts('ьхжев')).toContain('ангел');
  expect(inOtherLayouts('717')).toEqual([]);
});

test('typing errors are counted; more errors than the maximum count as one more than the maximum', () => {
  const cases = [
    ['petrov', 'petrov', 0],
    ['petrov', 'ptrov', 1],
    ['petrov', 'pertov', 1],
    ['petrov', 'petkov', 1],
    ['petrov', 'petkova', 2],
    ['petrov', 'georgiev', 3],
  ] as const;
  for (const [one, other, distance] of cases)
    expect([one, other, distanceOf(one, other, 2)]).toEqual([one, other, distance]);
});

describe('the best reading of a search text', () => {
  let vocabulary: Vocabulary;
  beforeAll(async () => {
    vocabulary = await vocabularyOf(['иван', 'иванов', 'петров', 'петкова', 'струма', 'пантелеев']);
  });
  const best = (text: string) =>
    readSearchText(text, vocabulary)[0]?.terms.flatMap((term) =>
      term.kind === 'word' && term.words.length > 0 ? term.words : term.text,
    );

  test.each([
    ['as typed', 'Иван Петров', ['иван', 'петров']],
    ['the start of a word', 'пет', ['пет']],
    ['Latin letters', 'ivan petrov', ['иван', 'петров']],
    ['the start of a word in Latin letters', 'petk', ['петкова']],
    ['the keys of БДС', 'rldx', ['иван']],
    ['the phonetic keys', 'petkowa', ['петкова']],
    ['a missing letter', 'пантелев', ['пантелеев']],
    ['two errors in a long word', 'пнтелеве', ['пантелеев']],
    ['a wrong letter', 'петрол', ['петров']],
  ])('%s', (_case, text, expected) => {
    expect(best(text)).toEqual(expected);
  });

  test('an unknown word is kept as typed', () => {
    expect(readSearchText('непознато', vocabulary)[0]?.terms).toMatchObject([{ text: 'непознато', isKnown: false }]);
  });

  test('a loose reading adds words that are similar to a known word', async () => {
    const [reading] = readSearchText('Петров', vocabulary);
    const loose = reading && readLoosely(reading, await vocabularyOf(['петров', 'петков']));
    expect(loose?.terms).toMatchObject([{ text: 'петров', words: ['петров', 'петков'] }]);
  });
});
