export const texts = {
  takenBy: 'Поет от',
  nobody: 'Никой не работи по сигнала.',
  takenMeanwhile: (name: string) => `Междувременно сигналът е поет от ${name}.`,
  handOverTitle: 'Предаване на сигнала',
  previous: 'Предишен сигнал',
  next: 'Следващ сигнал',
  position: (position: string, total: string) => `${position} от ${total}`,
  operatorDataFailed: 'Бележките и промените не се заредиха.',
};
