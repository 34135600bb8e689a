/** Problems of a user or a group. The form, the gateway and the REST service name them with the same words. */
export const accountProblems = {
  required: 'Задължително поле',
  invalidEmail: 'Невалидна е-поща',
  invalidUsername: 'Потребителското име е от 3 до 255 знака: латински букви, цифри и . _ - + @',
  tooLong: 'Текстът е по-дълъг от 255 знака.',
  weakPassword: 'Паролата трябва да съдържа малки латински букви, цифри, специален символ и да е поне 6 символа',
  lookAlikePassword:
    'Паролата съдържа букви на кирилица. Нужна е поне една малка латинска буква, цифра и специален символ.',
};

/** Why a change was refused: the record that it names is missing. */
export const missingAccounts = {
  unknownUser: 'Няма такъв потребител. Възможно е да е изтрит междувременно.',
  unknownGroup: 'Няма такава група. Възможно е да е изтрита междувременно.',
  unknownModule: 'Няма такъв модул.',
  unknownRole: 'Няма такава роля в модула.',
};

/** Columns of the users and sources of their roles, on the screens and in the file. */
export const accountColumns = {
  username: 'Потребителско име',
  email: 'Е-поща',
  firstName: 'Име',
  lastName: 'Фамилия',
  state: 'Състояние',
  active: 'Активен',
  inactive: 'Неактивен',
  direct: 'пряко',
  fromGroup: (name: string) => `от група ${name}`,
};
