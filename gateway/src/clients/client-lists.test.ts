import { addressFilterFields, addressMappingFilterFields, clientFilterFields } from '@struma/schema/inputs.ts';
import { expect, test } from '@jest/globals';
import { addressList, addressMappingList, clientList } from './client-lists.ts';

/** The filters that have the same name in GraphQL and in REST. */
const sameNames = {
  clientNumber: '10',
  clientName: 'Мария',
  townName: 'София',
  addressDescription: 'люлин 717',
  streetName: 'Витоша',
  streetNumber: '15',
  block: '7',
  entrance: 'Б',
  floor: '4',
  apartment: '12',
  waterMeterFabricNo: '77',
};
/** A valid EGN that no person has. */
const egn = '7523169263';

test.each([
  ['CL-3', clientList, clientFilterFields, { clientTypeIds: ['1'] }, { clientTypeId: [1] }],
  ['AD-3', addressList, addressFilterFields, {}, {}],
  ['AD-2 AD-3', addressMappingList, addressMappingFilterFields, { carnetPage: '123, 5' }, { CarnetPage: '123, 5' }],
] as const)('%s every filter of the list has its REST name', (_id, list, fields, others, otherParameters) => {
  const filter = { ...sameNames, identifier: egn, ...others };
  const names = Object.keys(fields).filter((name) => name !== 'integrity');
  expect(Object.keys(filter).toSorted()).toEqual(names.toSorted());
  expect(list.toParameters(filter, null)).toEqual({ ...sameNames, egn, ...otherParameters });
});

test.each(['123', '123, 5', '123,5', 'abc,5', ' 123 , 5 '])('AD-2 the carnet and page %j are sent', (carnetPage) => {
  expect(addressMappingList.toParameters({ carnetPage }, null)).toEqual({ CarnetPage: carnetPage.trim() });
});

test.each(['123,5,7', '123,,5', ',5', '123,x', '123,-5', '123,1.5', '123,1000000000'])(
  'AD-2 the carnet and page %j are refused',
  (carnetPage) => {
    expect(() => addressMappingList.toParameters({ carnetPage }, null)).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
    );
  },
);
