import { maxFilesOfMessage } from '@struma/shared/message-files.ts';

const maxNames = 3;

const namesOf = (files: readonly { name: string }[]): string => {
  const names = files.slice(0, maxNames).map(({ name }) => `„${name}“`);
  return names.join(', ') + (files.length > maxNames ? ` и още ${files.length - maxNames}` : '');
};

export const texts = {
  sendKeys: 'Ctrl Enter',
  files: 'Прикачени файлове',
  attach: 'Прикачи файлове',
  dropHere: 'Пуснете файловете тук',
  removeFile: (name: string) => `Премахни ${name}`,
  draftSaved: (time: string) => `Черновата е запазена ${time}`,
  draftSavedHere: (time: string) => `Черновата е запазена в този прозорец ${time}`,
  draftNotSaved: 'Черновата не може да бъде запазена',
  cancelFile: (name: string) => `Не изпращай ${name}`,
  pastedPicture: (time: string, ending: string) => `снимка-${time}.${ending}`,
  attachAgain: (names: string) => `Прикачете отново: ${names}`,
  dismiss: 'Скрий',
  tooManyFiles: (left: readonly { name: string }[]) =>
    `Към едно съобщение се прикачват най-много ${maxFilesOfMessage} файла. Не са добавени: ${namesOf(left)}.`,
  emptyFile: (name: string) => `Файлът „${name}“ е празен и не е добавен.`,
  signedOut: 'Влезте отново и изпратете пак. Написаното е запазено.',
  editorFailed: 'Редакторът не се зареди.',
};
