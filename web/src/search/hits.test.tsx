import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useToHits } from './hits.ts';
import type { SearchQuery } from './search.generated.ts';

type Result = SearchQuery['search'];
type Person = Result['people'][number];

const maria: Person = {
  submitterId: '386',
  clientId: '1078',
  name: 'Мария Влахова',
  nameAsClient: null,
  clientNumber: '1001078',
  phone: null,
  email: null,
  address: 'гр. Радомир',
  openSignals: 0,
};

const hitOf = (person: Partial<Person>) => {
  const result: Result = {
    kinds: ['PERSON'],
    signals: [],
    people: [{ ...maria, ...person }],
    breakdowns: [],
    addresses: [],
    meters: [],
    leftOutWords: [],
    totals: { signals: 0, people: 1, breakdowns: 0, addresses: 0, meters: 0 },
  };
  const { result: toHits } = renderHook(() => useToHits());
  const [hit] = toHits.current(result);
  return hit;
};

test.each<[Partial<Person>, string]>([
  [{ phone: '02 987 65 43', email: 'm@poshta.example' }, '02 987 65 43 · кл. № 1001078 · гр. Радомир'],
  [{ email: 'm@poshta.example' }, 'm@poshta.example · кл. № 1001078 · гр. Радомир'],
  [{}, 'подател № 386 · кл. № 1001078 · гр. Радомир'],
  [{ submitterId: null }, 'кл. № 1001078 · гр. Радомир'],
  [{ nameAsClient: 'Мария Стоева' }, 'като клиент: Мария Стоева · подател № 386 · кл. № 1001078 · гр. Радомир'],
])('the hits of two accounts of one client have different facts: %j', (person, facts) => {
  expect(hitOf(person)).toMatchObject({ title: 'Мария Влахова', facts });
});
