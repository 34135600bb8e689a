export const texts = {
  open: 'Поправи заглавието или мястото',
  dialogTitle: (id: string) => `Поправка на сигнал № ${id}`,
  title: 'Заглавие',
  place: 'Място на сигнала',
  noPlace: 'без място',
  save: 'Запази',
  cancel: 'Откажи',
  saving: 'Записва се…',
  done: 'Сигналът е поправен.',
  refused: (reason: string) => `Поправката не е записана. ${reason}`,
  unknownOutcome: (error: string) =>
    `Не е сигурно дали поправката е записана. ${error}\nЗапазете пак: няма да се запише два пъти.`,
  conflictTitle: 'Сигналът е променен междувременно',
  conflictQuestion: 'Да се запише ли Вашата поправка върху него?',
  kept: 'Остават записаните заглавие и място.',
};
