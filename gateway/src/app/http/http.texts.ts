export const httpTexts = {
  title: 'Струма',
  unknownPath: 'Няма такъв адрес.',
  wrongMethod: 'Този адрес не приема такава заявка.',
  tooSlow: 'Заявката пристига твърде бавно.',
  badAddress: 'Невалиден адрес.',
  providerDown: 'Услугата за вход не отговаря. Опитайте отново след малко.',
};
