import type { addressFilterFields, addressMappingFilterFields, clientFilterFields } from '@struma/schema/inputs.ts';
import type { ShownFilters } from '../../ui/list/filter/declare-filters.ts';
import { integrityFilter } from '../../ui/list/integrity-rules.texts.ts';

const carnetPage = /^[^,\s][^,]*(,\s*\d{1,9}\s*)?$/;

export const texts = {
  clients: 'Клиенти',
  clientFilter: 'Търсене на клиенти',
  addresses: 'Адреси',
  addressFilter: 'Търсене на адрес',
  mapping: 'Адреси по карнет',
  add: 'Добави',
  addClient: 'Добави нов клиент',
  addAddress: 'Добави нов адрес',
  openClient: (number: string) => `Преглед на клиент ${number}`,
  openAddress: (address: string) => `Преглед на адрес ${address}`,
  exportClients: 'Всички намерени клиенти като файл CSV, без ЕГН и ЕИК',
  exportAddresses: 'Всички намерени адреси като файл CSV',
  id: '№',
  number: 'Клиентски номер',
  name: 'Име',
  type: 'Тип',
  identifier: 'ЕГН/ЕИК',
  address: 'Адрес',
  town: 'Населено място',
  street: 'Улица',
  streetNumber: 'Номер',
  block: 'Блок',
  entrance: 'Вход',
  floor: 'Етаж',
  apartment: 'Апартамент',
  carnet: 'Карнет',
  page: 'Страница',
  client: 'Клиент',
  createdAt: 'Създаден на',
  modifiedAt: 'Променен на',
};

const address = {
  townName: { label: 'Населено място' },
  addressDescription: { label: 'Адрес', placeholder: 'люлин 717 б 12' },
  streetName: { label: 'Улица' },
  streetNumber: { label: 'Номер' },
  block: { label: 'Блок' },
  entrance: { label: 'Вход' },
  floor: { label: 'Етаж' },
  apartment: { label: 'Апартамент' },
} as const;

const client = {
  clientNumber: { label: 'Клиентски номер' },
  clientName: { label: 'Име на клиент' },
  identifier: { label: 'ЕГН/ЕИК', isPrivate: true },
} as const;

const meter = { waterMeterFabricNo: { label: 'Номер на водомер' } } as const;

export const clientFilterTexts = {
  ...client,
  clientTypeIds: { label: 'Тип клиент' },
  ...address,
  ...meter,
  integrity: integrityFilter,
} satisfies ShownFilters<typeof clientFilterFields>;

const addressTexts = { ...address, ...client, ...meter } as const;

export const addressFilterTexts = { ...addressTexts, integrity: integrityFilter } satisfies ShownFilters<
  typeof addressFilterFields
>;

/** AD-2: the filter takes a carnet and a page, '123, 5', or a whole carnet, '123'. */
export const mappingFilterTexts = {
  carnetPage: {
    label: 'Карнет, страница',
    placeholder: '123, 5',
    check: (text: string) =>
      carnetPage.test(text) ? undefined : 'Въведете карнет и страница, разделени със запетая, например „123, 5“.',
  },
  ...addressTexts,
} satisfies ShownFilters<typeof addressMappingFilterFields>;
