export const networkTexts = {
  block: (block: string) => `бл. ${block}`,
  unknownTile: 'Няма такава част от картата.',
  unknownLine: 'Няма такова водопроводно отклонение.',
  loading: 'Картата се зарежда. Опитайте пак след малко.',
};
