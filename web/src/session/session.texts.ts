export const texts = {
  sessionOver: 'Сесията Ви е изтекла.',
  sessionOverBody: 'Написаното остава на страницата. Входът се отваря в нов прозорец.',
  signIn: 'Вход',
  submitSignal: 'Подай сигнал',
};
