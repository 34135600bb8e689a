export const httpTexts = {
  title: 'Струма',
  unknownPath: 'Няма такъв адрес.',
  wrongMethod: 'Този адрес не приема такава заявка.',
  badAddress: 'Невалиден адрес.',
  providerDown: 'Услугата за вход не отговаря. Опитайте отново след малко.',
};
