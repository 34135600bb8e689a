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

/** The GraphQL operations of the list of clients. */
export const clientSource: ListSource<ClientRowFragment, ClientFilter, ClientSortField> = {
  field: 'clients',
  rows: ClientsDocument,
  count: ClientCountDocument,
};

/** The GraphQL operations of the list of addresses. */
export const addressSource: ListSource<AddressRowFragment, AddressFilter, AddressSortField> = {
  field: 'addresses',
  rows: AddressesDocument,
  count: AddressCountDocument,
};

/** The GraphQL operations of the list of addresses by carnet. */
export const mappingSource: ListSource<AddressRowFragment, AddressMappingFilter, AddressSortField> = {
  field: 'addressMappings',
  rows: AddressMappingsDocument,
  count: AddressMappingCountDocument,
};
