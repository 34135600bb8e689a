export const texts = {
  title: 'Клиент',
  name: 'Име',
  phone: 'Телефон',
  email: 'Е-поща',
  address: 'Адрес',
  clientNumber: 'Клиентски №',
  otherSignals: 'Други сигнали',
  noOthers: 'Няма',
  others: (all: number, open: number) => {
    const counted = all === 1 ? '1 сигнал' : `${all} сигнала`;
    if (open === 0) return counted;
    return open === 1 ? `${counted}, 1 отворен` : `${counted}, ${open} отворени`;
  },
  allSignalsOf: (name: string) => `Всички сигнали на ${name}`,
  noAccount: 'Клиентът няма профил и не вижда отговорите.',
  noSubmitter: 'Сигналът е без подател: отговорът не стига до никого.',
  included: 'Клиентите на включените сигнали не виждат отговора; обадете им се:',
  call: ' Обадете се:',
  write: ' Пишете на:',
  loading: '…',
  failed: 'Данните за клиента не се заредиха',
  loadingAddress: 'Зареждане…',
  unknownAddress: 'Непознат адрес',
};
