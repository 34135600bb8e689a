export const texts = {
  title: 'Нов отчет',
  date: 'Дата на отчета',
  value: 'Показание, м³',
  add: 'Запиши отчет',
  future: 'Датата е в бъдещето.',
  beforeInstallation: (day: string) => `Датата е преди монтажа на водомера на ${day}.`,
  added: (value: string) => `Отчетът е записан: ${value} м³.`,
  refused: (reason: string) => `Отчетът не е записан. ${reason}`,
  unknownOutcome: 'Не е ясно дали отчетът е записан. Повторете: същият отчет се записва веднъж.',
  lowerTitle: 'Показанието е под предишното',
  higherTitle: 'Показанието е над следващото',
  contradiction: (value: string, other: string, day: string) =>
    `Въведено е ${value} м³, а на ${day} е отчетено ${other} м³.`,
  lowerQuestion: 'Да се запише ли по-малкото показание?',
  higherQuestion: 'Да се запише ли по-голямото показание?',
  unusual: (since: string, daily: string, usual: string) =>
    `От ${since} са изразходвани средно ${daily} м³ на ден, а обичайно са ${usual} м³ на ден.`,
  unusualQuestion: (value: string) => `Да се запише ли показанието ${value} м³?`,
  kept: 'Отчетът не е записан.',
};
