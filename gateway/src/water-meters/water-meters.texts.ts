export const waterMeterTexts = {
  unknown: 'Няма такъв водомер.',
  changedMeanwhile: 'Водомерът е променен междувременно.',
  refused: 'Данните не са записани.',
};
