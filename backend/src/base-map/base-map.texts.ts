export const baseMapTexts = {
  embedded: 'Карта на ВиК оператора',
  failed: 'Картата не е налична.',
};
