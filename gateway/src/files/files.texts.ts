import { maxFilesOfMessage } from '@struma/shared/message-files.ts';

export const filesTexts = {
  noForm: 'Очаква се форма с файлове (multipart/form-data).',
  noInput: 'Първата част на формата трябва да е input с данните във формат JSON, следващите – files.',
  unnamedPart: 'Всяка част на формата трябва да има Content-Disposition: form-data с име.',
  inputTooLarge: 'Текстът е твърде дълъг.',
  tooMany: `Към едно съобщение се прикачват най-много ${maxFilesOfMessage} файла.`,
  broken: 'Изпращането прекъсна. Нищо не е записано.',
  unknown: 'Няма такъв файл.',
};
