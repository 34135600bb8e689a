export const callerTexts = {
  unknown: 'Лицето не е намерено.',
  changedMeanwhile: 'Името или телефонът са променени междувременно.',
};
