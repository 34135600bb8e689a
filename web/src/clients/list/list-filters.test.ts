import { addressFilterFields, addressMappingFilterFields, clientFilterFields } from '@struma/schema/inputs.ts';
import { expect, test } from '@jest/globals';
import { declareFilters } from '../../ui/list/filter/declare-filters.ts';
import { paramsOf } from '../../ui/list/filter/filter-kinds.ts';
import { readDraft } from '../../ui/list/filter/filter-draft.ts';
import { addressFilterTexts, clientFilterTexts, mappingFilterTexts } from './list.texts.ts';

const viewer = { isOperator: true, features: ['CLIENT_TOOLS'] } as const;
const mappingFields = declareFilters({ fields: addressMappingFilterFields, shown: mappingFilterTexts }, viewer);

const ofAddress = ['Населено място', 'Адрес', 'Улица', 'Номер', 'Блок', 'Вход', 'Етаж', 'Апартамент'];
const ofClient = ['Клиентски номер', 'Име на клиент', 'ЕГН/ЕИК'];

test.each([
  [
    'CL-3',
    declareFilters({ fields: clientFilterFields, shown: clientFilterTexts, sources: {} }, viewer),
    [...ofClient, 'Тип клиент', ...ofAddress, 'Номер на водомер'],
  ],
  [
    'AD-3',
    declareFilters({ fields: addressFilterFields, shown: addressFilterTexts }, viewer),
    [...ofAddress, ...ofClient, 'Номер на водомер'],
  ],
  ['AD-2 AD-3', mappingFields, ['Карнет, страница', ...ofAddress, ...ofClient, 'Номер на водомер']],
])('%s the filter has the required fields with their labels', (_id, fields, labels) => {
  expect(paramsOf(fields).map(({ label }) => label)).toEqual(labels);
});

const problemOf = (carnetPage: string) => readDraft(paramsOf(mappingFields), { carnetPage }).problems['carnetPage'];

test.each(['123', '123, 5', '123,5', 'abc,5', ''])('AD-2 the carnet and page %j can be searched for', (text) => {
  expect(problemOf(text)).toBeUndefined();
});

test.each(['123,5,7', '123,,5', ',5', '123,x', '123,'])('AD-2 the carnet and page %j are marked as wrong', (text) => {
  expect(problemOf(text)).toBe('Въведете карнет и страница, разделени със запетая, например „123, 5“.');
});
