/** The country. An address may end with it, and streets may have it as their name. */
export const countryWord = 'българия';

export const addressTexts = {
  block: (block: string) => `бл. ${block}`,
  entrance: (entrance: string) => `вх. ${entrance}`,
  floor: (floor: string) => `ет. ${floor}`,
  apartment: (apartment: string) => (/^\d/.test(apartment) ? `ап. ${apartment}` : apartment),
  country: 'България',
  licence: 'Адресен регистър на ВиК оператора',
};
