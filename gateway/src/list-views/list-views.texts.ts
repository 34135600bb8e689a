export const listViewTexts = {
  nameRequired: 'Въведете име на изгледа.',
  nameTooLong: (most: number) => `Името е по-дълго от ${most} символа.`,
  unknown: 'Няма такъв изглед.',
};
