import { waterMeterFilterFields } from '@struma/schema/inputs.ts';
import { expect, test } from '@jest/globals';
import { waterMeterList } from './water-meter-list.ts';

const dates = { from: '2026-01-02', to: '2026-02-03' };
const numbers = { from: '1.5', to: '20' };
const moments = { from: '2026-01-02T08:30:00.000Z', to: '2026-02-03T23:59:00.000Z' };
const utc = ['2026-01-02 08:30:00', '2026-02-03 23:59:00'];
const range = (name: string, [from, to]: readonly string[]) => ({ [`${name}From`]: from, [`${name}To`]: to });

test('WM-3 every filter has its REST name', () => {
  const filter = {
    fabricNo: '881',
    clientNumber: '10',
    clientName: 'Мария',
    address: 'Люлин 7',
    townName: 'София',
    streetName: 'Витоша',
    block: '717',
    entrance: 'Б',
    floor: '4',
    apartment: '12',
    zipCode: '1000',
    carnetCode: '123',
    carnetPage: '5',
    districtName: 'Перник',
    municipalityName: 'Радомир',
    townGraoCode: '61577',
    ownershipTypeIds: ['2'],
    typeIds: ['3'],
    manufacturerIds: ['4'],
    clientTypeIds: ['1'],
    clientIds: ['7'],
    isGeocoded: true,
    isClosed: false,
    lastRepair: dates,
    lastCheck: dates,
    nextCheck: dates,
    reading: numbers,
    customersTotal: numbers,
    apartmentsTotal: numbers,
    created: moments,
    modified: moments,
    addressCreated: moments,
    addressModified: moments,
    bounds: { south: 42, west: 22, north: 43, east: 23 },
    addressBounds: { south: 41, west: 22, north: 44, east: 28 },
  };
  const { integrity: _integrity, ...fields } = waterMeterFilterFields;
  expect(Object.keys(filter).toSorted()).toEqual(Object.keys(fields).toSorted());
  expect(waterMeterList.toParameters(filter, null)).toEqual({
    waterMeterFabricNo: '881',
    clientNumber: '10',
    clientName: 'Мария',
    addressDescription: 'Люлин 7',
    town: 'София',
    street: 'Витоша',
    block: '717',
    entrance: 'Б',
    floor: '4',
    apartment: '12',
    zipCode: '1000',
    addressCarnetNo: '123',
    addressCarnetPage: '5',
    district: 'Перник',
    municipality: 'Радомир',
    townGraoCode: '61577',
    waterMeterOwnershipTypeId: [2],
    waterMeterTypeCode: [3],
    manufacturerCode: [4],
    clientTypeId: [1],
    clientId: [7],
    isGeocoded: true,
    closed: false,
    ...range('lastDateOfRepair', ['2026-01-02', '2026-02-03']),
    ...range('lastDateOfCheck', ['2026-01-02', '2026-02-03']),
    ...range('nextDateOfCheck', ['2026-01-02', '2026-02-03']),
    ...range('checkValue', ['1.5', '20']),
    ...range('customersTotal', ['1.5', '20']),
    ...range('apartamentsTotal', ['1.5', '20']),
    ...range('createdOn', utc),
    ...range('modifiedOn', utc),
    ...range('addressCreatedOn', utc),
    ...range('addressModifiedOn', utc),
    geoRegion: '42,22,43,23',
    addressGeoRegion: '41,22,44,28',
  });
});

test.each([
  ['FABRIC_NO', 'waterMeterFabricNo'],
  ['LAST_REPAIR_DATE', 'lastDateOfRepair'],
  ['LAST_CHECK_DATE', 'lastDateOfCheck'],
  ['NEXT_CHECK_DATE', 'nextDateOfCheck'],
  ['OWNERSHIP_TYPE', 'waterMeterOwnershipType'],
  ['READING', 'checkValue'],
  ['CREATED_AT', 'createdOn'],
  ['MODIFIED_AT', 'modifiedOn'],
  ['CLIENT_NUMBER', 'clientNumber'],
  ['CLIENT_NAME', 'clientName'],
  ['ADDRESS_DESCRIPTION', 'addressDescription'],
  ['CARNET', 'carnet'],
])('WM-1 the sort field %s is %s in REST', (field, name) => {
  expect(waterMeterList.toParameters(null, [{ field, direction: 'DESC' }])).toMatchObject({
    sortBy: [name],
    sortDesc: [true],
  });
});
