/** Titles of the screens. The first page of the web client loads them; the other texts are loaded with their screen. */
export const titles = {
  logEntries: 'Логове',
  exceptions: 'Грешки',
  activities: 'Действия',
};
