export const capabilitiesTexts = { title: 'Карта на водопроводната мрежа', pipelines: 'Водопроводи' };
