/** Refusals have no full stop: the screen puts them into a sentence. */
export const nomenclatureTexts = {
  unknownList: 'Няма такава номенклатура.',
  unknownItem: 'Няма такъв елемент.',
  added: 'Елементът е добавен.',
  updated: 'Елементът е обновен.',
  unchanged: 'Няма промени.',
  changedMeanwhile: 'Елементът е променен междувременно.',
  missing: (field: string) => `Полето „${field}“ е задължително`,
  tooLong: (field: string, maxLength: number) => `Полето „${field}“ е по-дълго от ${maxLength} знака`,
  codeTaken: (code: string) => `Вече има елемент с код ${code}`,
  fixedItems: 'Елементите на тази номенклатура не се добавят и не се изключват',
  fields: { code: 'Код', nameBg: 'Име на български', nameEn: 'Име на английски' },
};

export const nomenclatureExportTexts = {
  listsFile: (day: string): string => `номенклатури-${day}.csv`,
  itemsFile: (day: string): string => `елементи-${day}.csv`,
  headings: {
    id: '№',
    name: 'Име',
    description: 'Описание',
    isActive: 'Активна',
    createdOn: 'Създадена на',
    modifiedOn: 'Променена на',
    code: 'Код',
    nameBg: 'Име на български',
    nameEn: 'Име на английски',
    isActiveItem: 'Активен',
  },
  yes: 'да',
  no: 'не',
};
