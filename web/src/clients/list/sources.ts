import type { ListSource } from '../../ui/list/list-source.ts';
import {
  AddressCountDocument,
  AddressesDocument,
  AddressMappingCountDocument,
  AddressMappingsDocument,
  ClientCountDocument,
  ClientsDocument,
} from '../clients.generated.ts';
import type {
  AddressFilter,
  AddressMappingFilter,
  AddressRowFragment,
  AddressSortField,
  ClientFilter,
  ClientRowFragment,
  ClientSortField,
} from '../clients.generated.ts';

/** The GraphQL operations of the lists of clients, addresses and addresses by carnet. */
export const clientSource: ListSource<ClientRowFragment, ClientFilter, ClientSortField> = {
  field: 'clients',
  rows: ClientsDocument,
  count: ClientCountDocument,
};

export const addressSource: ListSource<AddressRowFragment, AddressFilter, AddressSortField> = {
  field: 'addresses',
  rows: AddressesDocument,
  count: AddressCountDocument,
};

export const mappingSource: ListSource<AddressRowFragment, AddressMappingFilter, AddressSortField> = {
  field: 'addressMappings',
  rows: AddressMappingsDocument,
  count: AddressMappingCountDocument,
};
