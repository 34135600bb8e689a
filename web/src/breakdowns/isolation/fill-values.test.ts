import { describe, expect, test } from '@jest/globals';
import { toFormValues } from './fill-values.ts';
import type { IsolationPlanFragment } from './isolation.generated.ts';
import { isolationSheetPath, readSheet } from './isolation-sheet-path.ts';

const street = (townName: string, text: string): IsolationPlanFragment['streets'][number] => ({
  townName,
  name: text,
  from: null,
  to: null,
  blocks: [],
  text,
});
const line = (pipeId: string): IsolationPlanFragment['lines'][number] => ({
  pipeId,
  isDownstream: false,
  metres: 1,
  line: [],
});

const plan = (part: Partial<IsolationPlanFragment>): IsolationPlanFragment => ({
  pipeId: '5',
  mustClose: [],
  mayClose: [],
  broken: [],
  lines: [line('5'), line('6'), line('5')],
  pipesTotal: 2,
  metresTotal: 3,
  streets: [street('Радомир', 'ул. „Орион“ от № 3 до № 17')],
  addresses: [],
  addressesTotal: 0,
  metersTotal: 0,
  clientsTotal: 0,
  people: 118,
  isEstimate: false,
  criticalUsers: [],
  sourcesInside: [],
  hasSources: true,
  isSupplied: true,
  isSparse: false,
  overlaps: [],
  ...part,
});

describe('the values that an isolation fills in', () => {
  test('the number of people in two fields, the streets, each pipe once and the broken valves are filled in', () => {
    expect(toFormValues(plan({}), ['7', '9'])).toEqual({
      affectedPeople: '118',
      computedPeople: '118',
      affectedStreets: 'ул. „Орион“ от № 3 до № 17',
      zonePipeIds: '5,6',
      brokenValveIds: '7,9',
      pipeId: '5',
    });
  });

  test('the streets are preceded by their towns if several towns are affected', () => {
    const streets = [street('Радомир', 'ул. А'), street('Русе', 'ул. Б')];
    expect(toFormValues(plan({ streets }), []).affectedStreets).toBe('Радомир: ул. А; Русе: ул. Б');
  });

  test('the values stay within the limits of the fields, and no street is cut', () => {
    const streets = Array.from({ length: 90 }, (_, index) => street('Русе', `${index} ${'а'.repeat(60)}`));
    const lines = Array.from({ length: 700 }, (_, index) => line(String(index + 1)));
    const { affectedStreets = '', zonePipeIds = '' } = toFormValues(plan({ streets, lines }), []);
    expect(affectedStreets.length).toBeLessThanOrEqual(4000);
    expect(affectedStreets).toMatch(/а{60}; и още \d+ улици$/);
    expect(affectedStreets.split('; ').length - 1 + Number(/още (\d+)/.exec(affectedStreets)?.[1])).toBe(90);
    expect(zonePipeIds.split(',')).toHaveLength(500);
  });
});

describe('the URL of the isolation sheet', () => {
  const at = { latitude: 42.5, longitude: 23 };

  test('the URL contains everything that the plan depends on', () => {
    const sheet = { place: { pipeId: '5', at }, breakdownId: '3', workCardNo: 'А-1/2 & 3', broken: ['7', '9'] };
    const { searchParams, pathname } = new URL(isolationSheetPath(sheet), 'http://struma');
    expect([pathname, readSheet(searchParams)]).toEqual(['/breakdowns/isolation', sheet]);
    const onlyPlace = { place: { pipeId: null, at }, breakdownId: undefined, workCardNo: '', broken: [] };
    expect(readSheet(new URL(isolationSheetPath(onlyPlace), 'http://struma').searchParams)).toEqual(onlyPlace);
  });

  test.each(['', 'pipe=x&lat=91&lng=23&breakdown=0&broken=a,,1e3', 'lat=42', 'lat=&lng='])(
    'absent and invalid parameters are left out: %j',
    (search) => {
      expect(readSheet(new URLSearchParams(search))).toEqual({
        place: { pipeId: null, at: null },
        breakdownId: undefined,
        workCardNo: '',
        broken: [],
      });
    },
  );
});
