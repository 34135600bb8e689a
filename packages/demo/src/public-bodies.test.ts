import { expect, test } from '@jest/globals';
import { publicBodyOf } from './people.ts';

test('schools, kindergartens, hospitals and care homes are critical users, other public bodies are not', () => {
  const words: Readonly<Record<string, RegExp>> = {
    SCHOOL: / ОУ „/,
    KINDERGARTEN: /^ДГ № /,
    HOSPITAL: /болница|Медицински/,
    CARE_HOME: /^Дом за стари хора$/,
  };
  const bodies = Array.from({ length: 400 }, (_, number) => publicBodyOf(number));
  for (const { name, criticalKind } of bodies) {
    const kinds = Object.keys(words).filter((kind) => words[kind]?.test(name));
    expect({ name, kinds }).toEqual({ name, kinds: criticalKind === null ? [] : [criticalKind] });
  }
  expect(new Set(bodies.map(({ criticalKind }) => criticalKind))).toEqual(new Set([...Object.keys(words), null]));
});
