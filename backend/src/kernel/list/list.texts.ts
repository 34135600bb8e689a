export const listTexts = {
  exportBusy: 'В момента се изтеглят твърде много списъци. Опитайте след малко.',
  ownExportBusy: 'Вече изтегляте този списък. Изчакайте да завърши.',
  noSuchDate: (date: string) => `Няма такава дата: ${date}.`,
};
