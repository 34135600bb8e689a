export const externalHostTexts = {
  failed: 'Външната услуга за карти не отговаря.',
};
