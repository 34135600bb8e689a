export const addReadingTexts = {
  notDay: 'Датата на отчета не е валидна.',
  future: 'Датата на отчета е в бъдещето.',
  beforeInstallation: (day: string) => `Датата на отчета е преди монтажа на водомера на ${day}.`,
  notReading: 'Показание: число от 0 с най-много 3 знака след запетаята.',
  tooLarge: (limit: number) => `Показание: най-много ${limit.toLocaleString('bg')} м³.`,
  closed: 'Партидата на водомера е закрита.',
  sameDay: (value: string) => `За този ден вече има отчет: ${value.replace('.', ',')} м³.`,
  unknownReading: 'Няма такъв отчет: може да е вече оттеглен.',
  changedMeanwhile: 'Отчетът е променен междувременно.',
  belowEarlier: (value: string) => `По-малко е от предишния отчет: ${value.replace('.', ',')} м³.`,
  aboveLater: (value: string) => `По-голямо е от следващия отчет: ${value.replace('.', ',')} м³.`,
  recorded: (value: string, day: string) => `${value.replace('.', ',')} м³ на ${day}`,
};
