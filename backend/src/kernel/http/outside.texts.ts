export const outsideTexts = {
  failed: 'Външната услуга за карти не отговаря.',
};
