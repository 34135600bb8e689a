import { longestText } from './rich-document.ts';

export const signalTexts = {
  unknown: 'Няма такъв сигнал.',
  unknownFile: 'Няма такъв файл.',
  noFiles: 'Сигналът няма прикачени файлове.',
  replySent: 'Съобщението е изпратено.',
  replyWithoutSignal: 'Не е посочен сигнал.',
  replyEmpty: 'Съобщението е празно.',
  replyTooLong: `Съобщението е по-дълго от ${longestText.toLocaleString('bg')} символа.`,
  replyNotAllowed: 'Съобщението съдържа непозволено форматиране.',
  replyFromClient: 'Като оператор не можете да отговорите от името на клиента.',
  wrongField: (name: string) => `Непознато поле ${name} във формата.`,
  formBroken: 'Формата не пристигна цяла.',
};
