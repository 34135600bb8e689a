/** The names of the actions in the identity provider's realm, where administrators see them. */
export const actionNames = {
  Потребител: 'USER',
  Оператор: 'OPERATOR',
  Администратор: 'ADMINISTRATOR',
  Редакция: 'EDIT',
  Създаване: 'CREATE',
} as const;

export const sessionTexts = {
  over: 'Сесията Ви е изтекла.',
  providerDown: 'Услугата за вход не отговаря. Опитайте отново след малко.',
  foreignRequest: 'Заявката не идва от приложението.',
  noActions: 'Нямате приложени позволени действия към Вашата роля!',
  badLogoutToken: 'Невалидно известие за изход.',
};
