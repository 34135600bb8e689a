export const texts = {
  day: 'ден',
  days: 'дни',
  hour: 'ч',
  minute: 'мин',
  waits: (time: string) => `чака ${time}`,
  lessThanMinute: 'под 1 мин',
  metres: (metres: string) => `${metres} м`,
  kilometres: (kilometres: string) => `${kilometres} км`,
};
