export const texts = {
  title: 'Нов отчет',
  date: 'Дата на отчета',
  value: 'Показание, м³',
  add: 'Запиши отчет',
  future: 'Датата е в бъдещето.',
  added: (value: string) => `Отчетът е записан: ${value} м³.`,
  refused: (reason: string) => `Отчетът не е записан. ${reason}`,
  unknownOutcome: 'Не е ясно дали отчетът е записан. Повторете: същият отчет се записва веднъж.',
  lowerTitle: 'Показанието е под предишното',
  lower: (value: string, previous: string, day: string) =>
    `Въведено е ${value} м³, а на ${day} е отчетено ${previous} м³.`,
  lowerQuestion: 'Да се запише ли по-малкото показание?',
  kept: 'Отчетът не е записан.',
};
