export const addReadingTexts = {
  negative: 'Показанието не може да е отрицателно.',
  lower: (value: string, day: string) => `Показанието е под предишното: ${value} м³ на ${day}.`,
  higher: (value: string, day: string) => `Показанието е над следващото: ${value} м³ на ${day}.`,
  refused: 'Отчетът не е записан.',
  changedMeanwhile: 'Отчетът е променен междувременно.',
};
