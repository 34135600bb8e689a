/** Titles of the screens. They are loaded with the product, the other texts with a screen. */
export const titles = {
  logEntries: 'Логове',
  exceptions: 'Грешки',
  activities: 'Действия',
};
