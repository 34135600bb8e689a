export const httpTexts = {
  title: 'Струма',
  unknownPath: 'Няма такъв адрес.',
  wrongMethod: 'Този адрес не приема такава заявка.',
  unexpectedBody: 'Тази заявка не може да има тяло.',
  formTooLarge: 'Изпратеното е твърде голямо.',
  tooSlow: 'Заявката пристига твърде бавно.',
  badAddress: 'Невалиден адрес.',
  providerDown: 'Услугата за вход не отговаря. Опитайте отново след малко.',
};
