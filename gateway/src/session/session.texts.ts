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

/** Why the bearer of a program is refused. */
export const bearerTexts = {
  NO_BEARER: 'Заглавието Authorization не съдържа токен: нужно е „Bearer …“.',
  MALFORMED: 'Токенът в Authorization не е JWT.',
  TOO_LARGE: 'Токенът в Authorization е твърде голям: дайте по-малко роли на програмата.',
  SIGNATURE: 'Подписът на токена в Authorization е невалиден.',
  AUDIENCE: 'Токенът в Authorization не е за тази система: добавете аудиторията ѝ към клиента на програмата.',
  ISSUER: 'Токенът в Authorization е издаден от друг доставчик на вход.',
  CLAIMS: 'Токенът в Authorization не е токен за достъп или му липсват данни.',
  EXPIRED: 'Токенът в Authorization е изтекъл. Поискайте нов.',
  REVOKED: 'Токенът в Authorization е отменен, защото правата са променени. Поискайте нов.',
};
