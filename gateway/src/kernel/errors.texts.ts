import type { ErrorCode } from './schema-types.generated.ts';
import { errorCodes } from './error-codes.texts.ts';

/** The default message of each error code. */
export const errorTexts = Object.fromEntries(
  Object.entries(errorCodes).map(([code, { text }]) => [code, text]),
) as Readonly<Record<ErrorCode, string>>;

/** Messages about invalid input and about requests above a limit. */
export const inputTexts = {
  variable: (name: string): string => `Невалидна стойност на променливата $${name}.`,
  field: (place: string): string => `Невалидна стойност на полето ${place}.`,
  bounds: 'Правоъгълникът не е валиден: юг до север от -90 до 90, запад до изток от -180 до 180.',
  day: 'Датата не е валидна.',
  decimal: 'Числото не е валидно: най-много 12 цифри и 3 след запетаята.',
  moment: 'Очаква се дата и час с часово отместване, например 2026-10-25T03:30:00+02:00, от 1900-01-02 до 9999-12-31.',
  bytes: 'Очаква се цял брой байтове.',
  keyRequired: 'Липсва idempotencyKey: нов идентификатор UUID за всеки запис.',
  uuid: 'Очаква се идентификатор UUID.',
  richText: 'Текстът съдържа форматиране, което не се поддържа.',
  pageNumber: 'Номерът на страницата трябва да е поне 1.',
  first: (max: number) => `Броят на редовете е от 0 до ${max}.`,
  pageSize: 'Редовете на страница може да са 5, 10, 25, 50 или 100.',
  sortKeys: 'Сортирането може да е най-много по 8 колони.',
  rangeOrder: 'Началото на периода е след края му.',
  textLength: (limit: number): string => `Текстът за търсене може да е най-много ${limit} знака.`,
  invalidText: 'Текстът съдържа непозволен знак.',
  invalidNumber: 'Числото е извън допустимите граници.',
  tooDeepValue: 'Данните са вложени на твърде много нива.',
  tooManyMembers: 'Данните съдържат твърде много стойности.',
  manyIds: (limit: number): string => `Филтърът може да изброява най-много ${limit} стойности.`,
  severalValues: 'Услугата приема само по една стойност на филтър.',
  oneChange: 'Една заявка може да прави само една промяна.',
  tooDeep: (limit: number): string => `Заявката е по-дълбока от ${limit} нива.`,
  manyAliases: (limit: number): string => `Заявката преименува повече от ${limit} полета.`,
  manyRepeats: (limit: number): string => `Заявката иска едно и също поле повече от ${limit} пъти.`,
  manyDirectives: (limit: number): string => `Заявката има повече от ${limit} директиви.`,
  unknownField: (type: string): string => `Данните от тип ${type} съдържат непознато поле.`,
  manyItems: (limit: number): string => `Списък може да има най-много ${limit} стойности.`,
  tooCostly: (limit: number): string => `Заявката е твърде скъпа: границата е ${limit} точки.`,
  muchText: (limit: number): string => `Заявката избира повече от ${limit} знака от съобщения.`,
  unknownDocument: 'Заявката не е позволена. Ако приложението е обновено, презаредете страницата.',
  otherSignal: 'Адресът и съобщението са за различни сигнали.',
  bodyTooLarge: 'Заявката е твърде голяма.',
  introspection: 'Описанието на схемата е достъпно само за администратори.',
};
