export const texts = {
  titleMissing: 'Напишете заглавие.',
  titleTooLong: (maxLength: number) => `Заглавието е по-дълго от ${maxLength} знака.`,
};
