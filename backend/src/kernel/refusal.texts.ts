export const failureTexts = {
  unexpected: 'Грешка',
  wrongInput: 'Невалидни данни в заявката.',
  wrongParameter: (name: string) => `Невалидна стойност на параметъра ${name}.`,
  unknownAddress: 'Няма такъв адрес.',
  tooLarge: 'Заявката е твърде голяма.',
  databaseDown: 'Базата данни не отговаря. Опитайте пак след малко.',
  tooSlow: 'Заявката отне твърде много време.',
  diskFull: 'Няма свободно място за файловете.',
  keyTaken: 'Този ключ вече е използван за друго съдържание.',
};
