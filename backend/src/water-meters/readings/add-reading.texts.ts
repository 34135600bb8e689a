export const addReadingTexts = {
  notDay: 'Датата на отчета не е валидна.',
  future: 'Датата на отчета е в бъдещето.',
  notReading: 'Показание: число от 0 с най-много 3 знака след запетаята.',
  closed: 'Партидата на водомера е закрита.',
  sameDay: (value: string) => `За този ден вече има отчет: ${value} м³.`,
  recorded: (value: string, day: string) => `${value} м³ на ${day}`,
};
