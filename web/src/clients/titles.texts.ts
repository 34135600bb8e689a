export const titles = {
  clients: 'Клиенти',
  client: ({ id = '' }: { id?: string | undefined }) => (id === '0' ? 'Нов клиент' : 'Преглед на клиент'),
  clientShort: 'Клиент',
  addresses: 'Адреси',
  mapping: 'Адреси по карнет',
  address: ({ id = '' }: { id?: string | undefined }) => (id === '0' ? 'Нов адрес' : 'Преглед на адрес'),
  addressShort: 'Адрес',
};
