export const listTexts = {
  exportBusy: 'В момента се изтеглят твърде много списъци. Опитайте след малко.',
  noSuchDate: (date: string) => `Няма такава дата: ${date}.`,
};
