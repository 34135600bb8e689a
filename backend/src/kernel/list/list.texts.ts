export const listTexts = {
  exportBusy: 'В момента се изтеглят твърде много списъци. Опитайте след малко.',
};
