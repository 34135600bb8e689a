import {
  addressFilterFields,
  addressMappingFilterFields,
  addressSortFieldValues,
  clientFilterFields,
  clientSortFieldValues,
} from '@struma/schema/inputs.ts';
import { typedError } from '../kernel/errors.ts';
import { declareList } from '../kernel/list/declare-list.ts';
import type { DeclaredList } from '../kernel/list/declare-list.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { codeOfRule } from '../kernel/list/integrity-rules.ts';
import { addressTexts, clientTexts } from './clients.texts.ts';

const feature = 'CLIENT_TOOLS';

/** REST names of parameters that must not be in a URL: the EGN or EIK. */
export const privateParameters = ['egn'] as const;

export const clientList = declareList('/api/Client/GetClientList')({
  filterFields: clientFilterFields,
  sortFields: clientSortFieldValues,
  names: {
    filter: { identifier: 'egn', clientTypeIds: 'clientTypeId', integrity: 'integrityCode' },
    sort: { CREATED_AT: 'createdOn', MODIFIED_AT: 'modifiedOn' },
  },
  values: { integrity: codeOfRule },
});

const addressSort = { CREATED_AT: 'createdOn', MODIFIED_AT: 'modifiedOn' } as const;

export const addressList = declareList('/api/Address/GetAddressList')({
  filterFields: addressFilterFields,
  sortFields: addressSortFieldValues,
  names: { filter: { identifier: 'egn', integrity: 'integrityCode' }, sort: addressSort },
  values: { integrity: codeOfRule },
});

const mappings = declareList('/api/Address/GetAddressMappingList')({
  filterFields: addressMappingFilterFields,
  sortFields: addressSortFieldValues,
  // The REST contract has the spelling `CarnetPage`.
  names: { filter: { identifier: 'egn', carnetPage: 'CarnetPage' }, sort: addressSort },
});

const carnetPage = /^\s*[^,\s][^,]*(,\s*\d{1,9}\s*)?$/;

/** AD-2: refuses a text that is no carnet with an optional page. */
export const addressMappingList: DeclaredList = {
  ...mappings,
  toParameters(filter, sort) {
    const text = filter?.['carnetPage'];
    if (typeof text === 'string' && text.trim() !== '' && !carnetPage.test(text))
      throw typedError('BAD_USER_INPUT', { message: addressTexts.carnetPage, path: ['filter', 'carnetPage'] });
    return mappings.toParameters(filter, sort);
  },
};

/** The URL of a CSV file contains its filter, so the filter must not have an EGN. */
const withoutIdentifier = (list: DeclaredList): DeclaredList => ({
  ...list,
  toParameters(filter, sort) {
    if (filter?.['identifier'])
      throw typedError('BAD_USER_INPUT', { message: clientTexts.identifierInFile, path: ['filter', 'identifier'] });
    return list.toParameters(filter, sort);
  },
});

// Parameters of an empty file: no client has this type.
const noClients = { clientTypeId: 2 ** 31 - 1 };
// Parameters of an empty file: no town has this name.
const noAddresses = { townName: '-'.repeat(200) };

/** CSV exports of lists. The key is the name of the file: `/files/<key>.csv`. */
export const clientExports: Readonly<Record<string, ListExport>> = {
  clients: {
    field: 'clients',
    list: withoutIdentifier(clientList),
    path: '/struma/clients/export',
    feature,
    noRows: noClients,
  },
  addresses: {
    field: 'addresses',
    list: withoutIdentifier(addressList),
    path: '/struma/addresses/export',
    feature,
    noRows: noAddresses,
  },
  'address-mappings': {
    field: 'addressMappings',
    list: withoutIdentifier(addressMappingList),
    path: '/struma/address-mappings/export',
    feature,
    noRows: noAddresses,
  },
};
