export const texts = {
  leftOut: (words: readonly string[]) =>
    `Не е намерено: ${words.map((word) => `„${word}“`).join(', ')}. Номер, който адресите нямат, не участва във филтъра.`,
};
