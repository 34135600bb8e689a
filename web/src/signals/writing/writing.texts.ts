export const texts = {
  sendKeys: 'Ctrl Enter',
  attach: 'Прикачи файлове',
  dropHere: 'Пуснете файловете тук',
  removeFile: (name: string) => `Махни ${name}`,
  draftSaved: (time: string) => `Черновата е запазена ${time}`,
  draftSavedHere: (time: string) => `Черновата е запазена в този прозорец ${time}`,
  draftNotSaved: 'Черновата не може да бъде запазена',
  attachAgain: (names: string) => `Прикачете отново: ${names}`,
  dismiss: 'Скрий',
  emptyFile: (name: string) => `Файлът „${name}“ е празен и не е добавен.`,
  signedOut: 'Влезте отново и изпратете пак. Написаното е запазено.',
  editorFailed: 'Редакторът не се зареди.',
};
