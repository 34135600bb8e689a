export const administrationTexts = {
  required: 'Задължително поле',
  invalidEmail: 'Невалидна е-поща',
  invalidUsername: 'Потребителското име е от 3 до 255 знака: латински букви, цифри и . _ - + @',
  tooLong: 'Текстът е по-дълъг от 255 знака.',
  weakPassword: 'Паролата трябва да съдържа малки латински букви, цифри, специален символ и да е поне 6 символа',
  lookAlikePassword:
    'Паролата съдържа букви на кирилица. Нужна е поне една малка латинска буква, цифра и специален символ.',
  unknownUser: 'Няма такъв потребител.',
  unknownGroup: 'Няма такава група.',
  unknownRole: 'Няма такава роля в модула.',
  refused: 'Промяната е отказана.',
  /** The beginning of the service's refusal, by which it is recognised. */
  lastAdministrator: 'Последният активен администратор',
};
