export const networkTexts = {
  block: (block: string) => `бл. ${block}`,
  unknownTile: 'Няма такава част от картата.',
  unknownLine: 'Няма такова водопроводно отклонение.',
  loading: 'Картата се зарежда. Опитайте пак след малко.',
  wrongPlace: 'Няма такова място: ширината е от -90 до 90, дължината от -180 до 180.',
};
