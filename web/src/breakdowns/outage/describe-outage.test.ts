import { expect, test } from '@jest/globals';
import { describeOutage, type Outage } from './describe-outage.ts';

const now = new Date('2026-11-22T10:00:00+02:00');
const outage: Outage = {
  distance: 60,
  streetName: 'ул. Шипка',
  townName: 'гр. София',
  waterStopStart: null,
  waterStopEnd: null,
  repairEnd: null,
  isLinked: false,
};
const [before, after, later] = ['2026-11-22T08:00:00+02:00', '2026-11-22T14:00:00+02:00', '2026-11-22T18:00:00+02:00'];

test.each<[string, Partial<Outage>, string]>([
  ['the place only', {}, 'Екипът ни знае за нея.'],
  ['water is off', { waterStopStart: before }, 'Водата е спряна.'],
  [
    'until when water is off',
    { waterStopStart: before, waterStopEnd: after },
    'Водата е спряна до 2026-11-22 14:00:00.',
  ],
  ['water will be off', { waterStopStart: after }, 'Водата ще бъде спряна от 2026-11-22 14:00:00.'],
  [
    'how long water will be off',
    { waterStopStart: after, waterStopEnd: later },
    'Водата ще бъде спряна от 2026-11-22 14:00:00 до 2026-11-22 18:00:00.',
  ],
  ['the place only, if water is on again', { waterStopStart: before, waterStopEnd: before }, 'Екипът ни знае за нея.'],
  ['the end of the repair', { repairEnd: after }, 'Ремонтът се очаква да приключи до 2026-11-22 14:00:00.'],
])('SG-3 the text for citizens contains what is known: %s', (_title, facts, words) => {
  expect(describeOutage({ ...outage, ...facts }, now)).toBe(`ул. Шипка, гр. София, на около 60 м. ${words}`);
});

test('SG-3 the text about the breakdown of the signal itself has no distance', () => {
  const linked = { ...outage, isLinked: true };
  expect(describeOutage(linked, now)).toBe('ул. Шипка, гр. София. Екипът ни знае за нея.');
  expect(describeOutage({ ...linked, streetName: null, townName: null }, now)).toBe('Екипът ни знае за нея.');
});
