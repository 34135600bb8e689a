export const texts = {
  attachAgain: (names: string) => `Прикачете отново: ${names}`,
  dismiss: 'Скрий',
  emptyFile: (name: string) => `Файлът „${name}“ е празен и не е добавен.`,
  unreadableFile: (name: string) => `Файлът „${name}“ вече не може да бъде прочетен. Прикачете го отново.`,
  error: 'Грешка',
  signedOut: 'Влезте отново и изпратете пак. Написаното е запазено.',
  editorFailed: 'Редакторът не се зареди.',
};
