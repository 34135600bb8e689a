export const clientTexts = {
  unknown: 'Клиентът не е намерен.',
  changedMeanwhile: 'Данните за клиента са променени междувременно.',
  refused: 'Грешка',
  keyTaken: 'Този клиент вече е записан с друго съдържание.',
  required: 'Полето е задължително.',
  tooLong: (limit: number) => `Най-много ${limit} знака.`,
  unknownChoice: 'Няма такава стойност.',
  masked: 'Скритият номер не се записва. Въведете целия номер.',
  identifierProblems: {
    NOT_DIGITS: 'ЕГН/ЕИК съдържа само цифри.',
    LENGTH: 'ЕГН е от 10 цифри, ЕИК е от 9 или 13.',
    CHECKSUM: 'Контролната цифра на номера е грешна.',
  },
  reasonRequired: 'Въведете причина.',
  identifierInFile: 'Списък по ЕГН или ЕИК не се изтегля като файл.',
};

export const addressTexts = {
  unknown: 'Адресът не е намерен.',
  changedMeanwhile: 'Адресът е променен междувременно.',
  refused: 'Грешка',
  keyTaken: 'Този адрес вече е записан с друго съдържание.',
  required: 'Полето е задължително.',
  streetOrDescription: 'Изберете улица или въведете описание.',
  tooLong: (limit: number) => `Най-много ${limit} знака.`,
  unknownChoice: 'Няма такава стойност.',
  page: 'Цяло число от 1 до 1 000 000.',
  locationRange: 'Такова място няма.',
  exists: 'Такъв адрес вече има.',
  carnetPage: 'Въведете карнет и страница, разделени със запетая, например „123, 5“.',
};
