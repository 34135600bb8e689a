export const addressTexts = {
  ambiguous: 'Няколко адреса отговарят на избора. Изберете и следващото поле.',
  unknownMeter: 'Няма такъв водомер.',
  changedMeanwhile: 'Водомерът е променен междувременно.',
};
