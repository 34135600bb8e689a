/** The actions: names of the roles of the product's OAuth client at the identity provider. */
export const actionNames = {
  user: 'Потребител',
  operator: 'Оператор',
  administrator: 'Администратор',
  edit: 'Редакция',
  create: 'Създаване',
} as const;

export const accessTexts = {
  notSignedIn: 'Сесията Ви е изтекла.',
  notAllowed: 'Нямате права за това действие.',
  tooManyAtOnce: 'Твърде много едновременни заявки. Опитайте пак след малко.',
  providerDown: 'Услугата за вход не отговаря. Опитайте пак след малко.',
};
