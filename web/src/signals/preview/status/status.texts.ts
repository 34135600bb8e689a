export const texts = {
  status: 'Статус',
  notAllowed: (from: string, to: string) => `Не е позволено промяна на статуса от ${from} към ${to}`,
  changed: (name: string) => `Статусът е променен на ${name}.`,
  /** The toasts of two signals must differ, also after the user has left the page. */
  ofSignal: (id: string, text: string) => `Сигнал № ${id}: ${text}`,
  undo: 'Отмени',
  undone: (name: string) => `Статусът отново е ${name}.`,
  undoFailed: (error: string) => `Статусът не е върнат. ${error}`,
  undoUnsure: (error: string) => `Не е сигурно дали статусът е върнат. ${error}`,
  undoConflict: (name: string, by: string | null) =>
    by === null
      ? `Статусът не е върнат: междувременно е променен на ${name}.`
      : `Статусът не е върнат: ${by} междувременно го промени на ${name}.`,
  checking: 'Проверява се дали статусът е записан…',
  failed: (error: string) => `Статусът не е записан. ${error}`,
  unsure: (error: string) =>
    `Не е сигурно дали статусът е записан. ${error}\nЗапазете пак: няма да се запише два пъти.`,
  meanwhile: (name: string) => `Междувременно статусът е променен на ${name}.`,
  conflictTitle: 'Статусът е променен междувременно',
  conflictQuestion: 'Да се запише ли Вашият избор върху него?',
  kept: (name: string) => `Остава статус ${name}.`,
  notLinked: 'Сигналът още не е свързан с авария.',
  linked: 'Свързан с авария',
  silent: 'Клиентът чака отговор, а смяната на статуса не му изпраща съобщение.',
};
