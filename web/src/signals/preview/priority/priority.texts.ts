export const texts = {
  priority: 'Приоритет',
  none: 'Без приоритет',
  changed: (name: string) => `Приоритетът е променен на ${name}.`,
  removed: 'Приоритетът е премахнат.',
  refused: (error: string) => `Приоритетът не е записан. ${error}`,
  unknownOutcome: (error: string) =>
    `Не е сигурно дали приоритетът е записан. ${error}\nЗапазете пак: няма да се запише два пъти.`,
  checking: 'Проверява се дали приоритетът е записан…',
  meanwhile: (name: string) => `Междувременно приоритетът е променен на ${name}.`,
  conflictTitle: 'Приоритетът е променен междувременно',
  conflictQuestion: 'Да се запише ли Вашият избор върху него?',
  kept: (name: string) => `Остава приоритет ${name}.`,
};
