import { BookOpenText, MapPinHouse, Users } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { titles } from './titles.texts.ts';

const access = { actions: ['OPERATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] } as const;

export const clientsPath = '/gis_clients/list';

export const clientPath = (id: string): string => `/gis_clients/clientPreview/${id}`;

export const addressesPath = '/gis_addresses/list';

const mappingPath = '/gis_addresses/mapping';

export const addressPath = (id: string): string => `/gis_addresses/addressPreviewOnly/${id}`;

/** Path of the form of an address; 0 for a new address. */
export const addressFormPath = (id: string): string => `/gis_addresses/addressPreview/${id}`;

/** The query string that filters the list by an item of a nomenclature; null if the list has no such filter. */
const findListSearch: Screen['recordsOf'] = ({ kind, itemId }) =>
  kind === 'CLIENTS' ? `?clientTypeIds=${itemId}` : null;

export const screens: readonly Screen[] = [
  {
    path: clientsPath,
    title: titles.clients,
    ...access,
    backTitle: titles.clients,
    menu: { group: 'meters', icon: Users, order: 30 },
    dashboard: { icon: Users, order: 52 },
    recordsOf: findListSearch,
    page: () => import('./list/client-list-page.tsx'),
  },
  {
    path: clientPath(':id'),
    title: titles.client,
    shortTitle: titles.clientShort,
    ...access,
    backTo: clientsPath,
    record: 'CLIENT',
    page: () => import('./client/client-page.tsx'),
  },
  {
    path: addressesPath,
    title: titles.addresses,
    ...access,
    backTitle: titles.addresses,
    menu: { group: 'meters', icon: MapPinHouse, order: 40 },
    dashboard: { icon: MapPinHouse, order: 54 },
    recordsOfAddress: (address) => `?addressDescription=${encodeURIComponent(address)}`,
    page: () => import('./list/address-list-page.tsx'),
  },
  {
    path: mappingPath,
    title: titles.mapping,
    ...access,
    backTitle: titles.mapping,
    menu: { group: 'meters', icon: BookOpenText, order: 50 },
    page: () => import('./list/mapping-list-page.tsx'),
  },
  {
    path: addressPath(':id'),
    title: titles.address,
    shortTitle: titles.addressShort,
    ...access,
    backTo: addressesPath,
    record: 'ADDRESS',
    page: () => import('./address/address-page.tsx'),
  },
  {
    path: addressFormPath(':id'),
    title: titles.address,
    shortTitle: titles.addressShort,
    ...access,
    backTo: addressesPath,
    page: () => import('./address/address-form-page.tsx'),
  },
];
