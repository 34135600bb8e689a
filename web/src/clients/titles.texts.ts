export const titles = {
  clients: 'Клиенти',
  client: ({ id = '' }: { id?: string | undefined }) => (id === '0' ? 'Нов клиент' : `Клиент № ${id}`),
  clientShort: 'Клиент',
  addresses: 'Адреси',
  mapping: 'Адреси по карнет',
  address: ({ id = '' }: { id?: string | undefined }) => (id === '0' ? 'Нов адрес' : `Адрес № ${id}`),
  addressShort: 'Адрес',
};
