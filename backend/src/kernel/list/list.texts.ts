export const listTexts = {
  exportBusy: 'В момента се изтеглят твърде много списъци. Опитайте след малко.',
  ownExportBusy: 'Вече изтегляте списък. Изчакайте да завърши.',
  onlyInBody: 'ЕГН и ЕИК се приемат само в тялото на заявка.',
  noSuchDate: (date: string) => `Няма такава дата: ${date}.`,
};
