export const listViewTexts = {
  nameRequired: 'Въведете име на изгледа.',
  nameTooLong: (maxLength: number) => `Името е по-дълго от ${maxLength} символа.`,
  unknown: 'Няма такъв изглед.',
};
