export const attachmentTexts = {
  tooLarge: (megabytes: number): string => `Файлът е по-голям от разрешените ${megabytes} МБ.`,
};
