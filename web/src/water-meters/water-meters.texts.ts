import type { waterMeterFilterFields } from '@struma/schema/inputs.ts';
import type { ShownFilters } from '../ui/list/filter/declare-filters.ts';
import { integrityFilter } from '../ui/list/integrity-rules.texts.ts';
import { titles } from './titles.texts.ts';

export const texts = {
  ...titles,
  filterTitle: 'Търсене на водомери',
  open: (fabricNo: string) => `Преглед на водомер ${fabricNo}`,
  exportHint: 'Водомери по този филтър като файл CSV',
  fabricNo: 'Водомер №',
  lastRepair: 'Последен ремонт',
  lastCheck: 'Последна проверка',
  nextCheck: 'Следваща проверка',
  overdue: 'просрочена',
  ownership: 'Вид',
  shortOwnership: (name: string) => name.replace(/ водомер$/, ''),
  closed: 'закрита',
  reading: 'Показание',
  createdAt: 'Открита на',
  modifiedAt: 'Последна промяна',
  clientNumber: 'Клиент №',
  clientName: 'Име на клиент',
  address: 'Адрес',
  carnet: 'Карнет / страница',
};

const groups = {
  readings: 'Дати и показания',
  meter: 'Водомер',
  client: 'Клиент и адрес',
  area: 'Географски район',
};

/** WM-3: the fields of the filter in their order on screen. Fields with a group are in folding sections. */
export const filterTexts = {
  fabricNo: { label: 'Водомер №' },
  clientNumber: { label: 'Клиент №' },
  clientName: { label: 'Име на клиент' },
  address: { label: 'Адрес' },
  townName: { label: 'Населено място', address: 'town' },
  streetName: { label: 'Улица', address: 'street' },
  block: { label: 'Блок' },
  ownershipTypeIds: { label: 'Вид', address: 'ownership' },
  carnetCode: { label: 'Карнет №', address: 'carnet' },
  carnetPage: { label: 'Страница', address: 'carnetPage' },
  isGeocoded: { label: 'Геокодиран' },
  isClosed: { label: 'Затворена партида', address: 'closed' },
  lastRepair: { from: 'Последен ремонт от', to: 'Последен ремонт до', group: groups.readings },
  lastCheck: { from: 'Последна проверка от', to: 'Последна проверка до', group: groups.readings },
  nextCheck: { from: 'Следваща проверка от', to: 'Следваща проверка до', group: groups.readings },
  reading: { from: 'Показание, м³ от', to: 'Показание, м³ до', group: groups.readings },
  customersTotal: { address: 'people', from: 'Потребители от', to: 'Потребители до', group: groups.readings },
  apartmentsTotal: { address: 'apartments', from: 'Апартаменти от', to: 'Апартаменти до', group: groups.readings },
  typeIds: { label: 'Тип', address: 'type', group: groups.meter },
  manufacturerIds: { label: 'Производител', address: 'manufacturer', group: groups.meter },
  created: { from: 'Открита от', to: 'Открита до', group: groups.meter },
  modified: { from: 'Променен от', to: 'Променен до', group: groups.meter },
  clientIds: { label: 'ЕГН/ЕИК на клиент', address: 'client', group: groups.client },
  clientTypeIds: { label: 'Тип на клиента', address: 'clientType', group: groups.client },
  districtName: { label: 'Област', address: 'district', group: groups.client },
  municipalityName: { label: 'Община', address: 'municipality', group: groups.client },
  townGraoCode: { label: 'ГРАО код', address: 'grao', group: groups.client },
  entrance: { label: 'Вход', group: groups.client },
  floor: { label: 'Етаж', group: groups.client },
  apartment: { label: 'Апартамент', group: groups.client },
  zipCode: { label: 'Пощенски код', group: groups.client },
  addressCreated: { from: 'Адрес създаден от', to: 'Адрес създаден до', group: groups.client },
  addressModified: { from: 'Адрес променен от', to: 'Адрес променен до', group: groups.client },
  bounds: { label: 'Правоъгълник за водомера', group: groups.area },
  addressBounds: { label: 'Правоъгълник за адреса', group: groups.area },
  integrity: integrityFilter,
} satisfies ShownFilters<typeof waterMeterFilterFields>;
