// Texts about users and groups: problems, messages for missing records, column headings and labels.

/** Problems of a user or a group. The forms, the gateway and the REST service share these texts. */
export const accountProblems = {
  required: 'Задължително поле',
  invalidEmail: 'Невалидна е-поща',
  invalidUsername: 'Потребителското име е от 3 до 255 знака: латински букви, цифри и . _ - + @',
  tooLong: 'Текстът е по-дълъг от 255 знака.',
  weakPassword: 'Паролата трябва да съдържа малки латински букви, цифри, специален символ и да е поне 6 символа',
  lookAlikePassword:
    'Паролата съдържа букви на кирилица. Нужна е поне една малка латинска буква, цифра и специален символ.',
};

/** Messages for a change that refers to a record that does not exist. */
export const missingRecords = {
  unknownUser: 'Няма такъв потребител. Възможно е да е изтрит междувременно.',
  unknownGroup: 'Няма такава група. Възможно е да е изтрита междувременно.',
  unknownModule: 'Няма такъв модул.',
  unknownRole: 'Няма такава роля в модула.',
};

/**
 * Column headings of the user list, and labels of a user's state and of where a role comes from. They are used on
 * screen and in the export file.
 */
export const accountListTexts = {
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
