export const nomenclatureTexts = {
  unknownNomenclature: 'Номенклатурата не е намерена.',
  unknownItem: 'Елементът не е намерен.',
  changedMeanwhile: 'Елементът е променен междувременно.',
  refused: 'Грешка',
  keyTaken: 'Този елемент вече е записан с друго съдържание.',
  required: { code: 'Въведете код.', nameBg: 'Въведете име на български.' },
  tooLong: {
    code: (limit: number): string => `Кодът е по-дълъг от ${limit} знака.`,
    nameBg: (limit: number): string => `Името е по-дълго от ${limit} знака.`,
    nameEn: (limit: number): string => `Името е по-дълго от ${limit} знака.`,
  },
};
