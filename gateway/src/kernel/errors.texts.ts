import type { ErrorCode } from '@struma/schema/resolvers.ts';

/** What a person reads where nothing more exact is known. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Сесията Ви е изтекла.',
  FORBIDDEN: 'Нямате права за това действие.',
  NOT_FOUND: 'Записът не е намерен.',
  BAD_USER_INPUT: 'Невалидни данни.',
  UNSUPPORTED: 'Услугата не поддържа тази възможност.',
  BUSY: 'Записът се променя в момента. Опитайте пак след малко.',
  TOO_COSTLY: 'Заявката е твърде сложна.',
  RATE_LIMITED: 'Твърде много заявки. Опитайте пак след малко.',
  DOCUMENT_NOT_ALLOWED: 'Заявката не е позволена.',
  UPSTREAM_FAILED: 'Услугата не отговори правилно. Опитайте пак след малко.',
  UPSTREAM_TIMEOUT: 'Услугата не отговори навреме.',
  INTERNAL_SERVER_ERROR: 'Грешка',
  GRAPHQL_PARSE_FAILED: 'Невалидна заявка.',
  GRAPHQL_VALIDATION_FAILED: 'Невалидна заявка.',
  OPERATION_RESOLUTION_FAILURE: 'Невалидна заявка.',
  BAD_REQUEST: 'Невалидна заявка.',
};

export const inputTexts = {
  variable: (name: string): string => `Невалидна стойност на променливата $${name}.`,
  field: (place: string): string => `Невалидна стойност на полето ${place}.`,
  moment: 'Очаква се дата и час с часово отместване, например 2026-10-25T03:30:00+02:00, от 1900-01-02 до 9999-12-31.',
  bytes: 'Очаква се цял брой байтове.',
  uuid: 'Очаква се идентификатор UUID с малки букви.',
  richText: 'Текстът съдържа форматиране, което не се поддържа.',
  pageNumber: 'Номерът на страницата трябва да е поне 1.',
  pageSize: 'Редовете на страница може да са 5, 10, 25, 50 или 100.',
  sortKeys: 'Сортирането може да е най-много по 8 колони.',
  rangeOrder: 'Началото на периода е след края му.',
  textLength: (limit: number): string => `Текстът за търсене може да е най-много ${limit} знака.`,
  textSigns: 'Текстът за търсене съдържа непозволен знак.',
  manyIds: (limit: number): string => `Филтърът може да изброява най-много ${limit} стойности.`,
  severalValues: 'Услугата приема само по една стойност на филтър.',
  oneChange: 'Една заявка може да прави само една промяна.',
  tooDeep: (limit: number): string => `Заявката е по-дълбока от ${limit} нива.`,
  otherSignal: 'Адресът и съобщението са за различни сигнали.',
  bodyTooLarge: 'Заявката е твърде голяма.',
  introspection: 'Описанието на схемата е достъпно само за администратори.',
};
