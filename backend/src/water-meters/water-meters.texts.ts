export const waterMeterTexts = {
  unknown: 'Няма такъв водомер.',
  noSuchDay: (day: string) => `Няма такава дата: ${day}.`,
  noRectangle: 'Правоъгълникът се задава като юг,запад,север,изток в градуси.',
};
