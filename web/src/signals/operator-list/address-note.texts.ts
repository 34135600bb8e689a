export const texts = {
  leftOut: (words: readonly string[]) =>
    `Няма адрес с ${words.map((word) => `„${word}“`).join(', ')}. Показани са сигналите за останалата част от адреса.`,
};
