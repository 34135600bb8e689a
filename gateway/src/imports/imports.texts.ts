export const importTexts = {
  wrongInput: 'Избира се дефиниция за импорт.',
  oneFile: 'Импортира се един файл.',
  refused: 'Импортът е отказан.',
  unknown: 'Няма такъв импортиран файл.',
};
