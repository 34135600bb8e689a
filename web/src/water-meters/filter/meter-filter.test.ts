import { waterMeterFilterFields } from '@struma/schema/inputs.ts';
import { describe, expect, test } from '@jest/globals';
import { declareFilters } from '../../ui/list/filter/declare-filters.ts';
import { filterInput, paramsOf } from '../../ui/list/filter/filter-kinds.ts';
import { readListState } from '../../ui/list/list-state.ts';
import { filterTexts } from '../water-meters.texts.ts';

const viewer = { isOperator: true, features: ['WATER_METER_TOOLS', 'IMPORT_TOOLS'] } as const;
const sources = {
  clientIds: { useOptions: () => ({ options: [] }), useLabel: () => undefined },
  bounds: { Picker: () => null },
  addressBounds: { Picker: () => null },
};
const fields = declareFilters({ fields: waterMeterFilterFields, shown: filterTexts, sources }, viewer);
const filterOf = (search: string) => {
  const { filter } = readListState(new URLSearchParams(search), paramsOf(fields), []);
  return filterInput(fields, filter);
};

describe('WM-3 the filter of the meters', () => {
  test('WM-3 twelve common fields are first, the others are in four groups, and no field of the schema is missing', () => {
    const shown = fields.filter((field) => !('isHidden' in field && field.isHidden));
    const common = shown.filter(({ group }) => group === undefined);
    expect(common).toHaveLength(12);
    expect(shown.slice(0, 12)).toEqual(common);
    expect([...new Set(shown.slice(12).map(({ group }) => group))]).toEqual([
      'Дати и показания',
      'Водомер',
      'Клиент и адрес',
      'Географски район',
    ]);
    expect(Object.keys(filterTexts).toSorted()).toEqual(Object.keys(waterMeterFilterFields).toSorted());
  });

  test('WM-3 every field is sent in the shape of the schema', () => {
    const days = (name: string) => ({ [`${name}From`]: '2026-01-02', [`${name}To`]: '2026-02-03' });
    const numbers = (name: string) => ({ [`${name}From`]: '1.5', [`${name}To`]: '20' });
    const moments = (name: string) => ({ [`${name}From`]: '2026-01-02T08:30', [`${name}To`]: '2026-02-03T23:59' });
    const dayRange = { from: '2026-01-02', to: '2026-02-03' };
    const numberRange = { from: '1.5', to: '20' };
    const timeRange = {
      from: expect.stringMatching(/^2026-01-02T08:30/),
      to: expect.stringMatching(/^2026-02-03T23:59/),
    };
    const search = new URLSearchParams({
      fabricNo: '88120457',
      clientNumber: '1000419',
      clientName: 'мария',
      address: 'люлин 717',
      town: 'радомир',
      street: 'шейново',
      ownership: '2',
      carnet: '123',
      carnetPage: '5',
      isGeocoded: 'true',
      closed: 'false',
      ...days('lastRepair'),
      ...days('lastCheck'),
      ...days('nextCheck'),
      ...numbers('reading'),
      ...numbers('people'),
      ...numbers('apartments'),
      type: '3',
      manufacturer: '4',
      ...moments('created'),
      ...moments('modified'),
      client: '7',
      clientType: '1',
      district: 'перник',
      municipality: 'радомир',
      grao: '61577',
      block: '717',
      entrance: 'Б',
      floor: '4',
      apartment: '12',
      zipCode: '2400',
      ...moments('addressCreated'),
      ...moments('addressModified'),
      bounds: '41.2,22.3,44.3,28.7',
      addressBounds: '42,23,43,24',
    });
    expect(filterOf(search.toString())).toEqual({
      fabricNo: '88120457',
      clientNumber: '1000419',
      clientName: 'мария',
      address: 'люлин 717',
      townName: 'радомир',
      streetName: 'шейново',
      ownershipTypeIds: ['2'],
      carnetCode: '123',
      carnetPage: '5',
      isGeocoded: true,
      isClosed: false,
      lastRepair: dayRange,
      lastCheck: dayRange,
      nextCheck: dayRange,
      reading: numberRange,
      customersTotal: numberRange,
      apartmentsTotal: numberRange,
      typeIds: ['3'],
      manufacturerIds: ['4'],
      created: timeRange,
      modified: timeRange,
      clientIds: ['7'],
      clientTypeIds: ['1'],
      districtName: 'перник',
      municipalityName: 'радомир',
      townGraoCode: '61577',
      block: '717',
      entrance: 'Б',
      floor: '4',
      apartment: '12',
      zipCode: '2400',
      addressCreated: timeRange,
      addressModified: timeRange,
      bounds: { south: 41.2, west: 22.3, north: 44.3, east: 28.7 },
      addressBounds: { south: 42, west: 23, north: 43, east: 24 },
    });
  });
});
