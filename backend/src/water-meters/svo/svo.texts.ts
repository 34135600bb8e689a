export const svoTexts = {
  stored: 'Успешна промяна на координати на водомер',
  unknownMeter: 'Няма такъв водомер.',
  unknownLine: 'Няма такова СВО.',
  notCommon: 'Само общ водомер се закача към СВО.',
  closed: 'Партидата на водомера е закрита.',
  tooFar: (metres: number, limit: number) => `Маркерът е на ${metres} м от СВО. Водомер се закача до ${limit} м.`,
  noPlace: 'Водомер без място не се закача към СВО.',
  changedMeanwhile: 'Водомерът е променен междувременно.',
  halfPlace: 'Въведете и ширина, и дължина.',
  place: (latitude: number, longitude: number) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
};
