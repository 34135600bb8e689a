/**
 * Default texts, by the keys of Keycloak's messages and some keys of our own. The `localizationTexts` of the realm file
 * replace them.
 */
export const defaultTexts = {
  loginTitle: 'Вход в {0}',
  loginAccountTitle: 'Вход',
  loginSubtitle: 'Сигнали, аварии и водопроводна мрежа на едно място.',
  doLogIn: 'Вход',
  username: 'Потребителско име',
  password: 'Парола',
  showPassword: 'Покажи паролата',
  hidePassword: 'Скрий паролата',
  invalidUserMessage: 'Грешно потребителско име или парола.',
  missingPasswordMessage: 'Въведете парола.',
  accountDisabledMessage: 'Профилът е деактивиран. Обърнете се към администратор.',
  updatePasswordTitle: 'Смяна на паролата',
  updatePasswordMessage: 'Сменете паролата си, за да активирате профила.',
  passwordNew: 'Нова парола',
  passwordConfirm: 'Потвърждение на паролата',
  doSubmit: 'Запази',
  notMatchPasswordMessage: 'Паролите не съвпадат.',
  invalidPasswordMinLengthMessage: 'Паролата трябва да е поне {0} символа.',
  invalidPasswordMaxLengthMessage: 'Паролата трябва да е най-много {0} символа.',
  invalidPasswordMinLowerCaseCharsMessage: 'Паролата трябва да съдържа поне {0} малка буква.',
  invalidPasswordMinUpperCaseCharsMessage: 'Паролата трябва да съдържа поне {0} главна буква.',
  invalidPasswordMinDigitsMessage: 'Паролата трябва да съдържа поне {0} цифра.',
  invalidPasswordMinSpecialCharsMessage: 'Паролата трябва да съдържа поне {0} специален знак.',
  invalidPasswordRegexPatternMessage: 'Паролата трябва да съдържа поне един от знаците !@#$%^&*.',
  invalidPasswordNotUsernameMessage: 'Паролата не може да съвпада с потребителското име.',
  samePasswordMessage: 'Новата парола трябва да е различна от досегашната.',
  logoutConfirmTitle: 'Изход',
  logoutConfirmHeader: 'Желаете ли да излезете?',
  doLogout: 'Изход',
  doCancel: 'Отказ',
  successLogout: 'Излязохте от системата.',
  doLogOutAllSessions: 'Изход от всички устройства',
  logOutAllSessionsMessage: 'Ще излезете от системата на всяко устройство, на което сте влезли.',
  otherSessionsMessage: 'Още сте влезли на друго устройство.',
  successLogoutEverywhere: 'Излязохте от системата на всички устройства.',
  errorTitle: 'Грешка',
  loginTimeout: 'Времето за вход изтече. Започнете отново.',
  pageExpiredTitle: 'Страницата е изтекла',
  invalidRedirectUriMessage: 'Невалиден адрес за връщане.',
  clientNotFoundMessage: 'Непознато приложение.',
  invalidRequestMessage: 'Невалидна заявка.',
  invalidCodeMessage: 'Възникна грешка. Влезте отново от приложението.',
  pageNotFoundMessage: 'Страницата не е намерена.',
  internalServerError: 'Вътрешна грешка на сървъра',
  backToApplication: '« Към приложението',
};

export type Texts = Record<keyof typeof defaultTexts, string>;

export const brandName = 'Струма';

/** Roles of the first administrator of an empty installation. */
export const administratorRoles = ['Потребител', 'Оператор', 'Администратор'];

export const format = (text: string, ...values: (string | number)[]): string =>
  text.replaceAll(/\{(\d)\}/g, (whole, index: string) => String(values[Number(index)] ?? whole));
