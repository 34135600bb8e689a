/** Titles of the screens, loaded when the web client starts. Other texts are loaded with their screen. */
export const titles = {
  logEntries: 'Логове',
  exceptions: 'Грешки',
  activities: 'Действия',
};
