export const texts = {
  seen: 'Видяхте',
  stored: 'Записан е',
  chosen: 'Вие избрахте',
  changedBy: 'Променен от',
};
