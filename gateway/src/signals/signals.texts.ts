export const signalTexts = {
  unknown: 'Сигналът не е намерен.',
  messageRequired: 'Въведете съобщение.',
  messageTooLong: (limit: number): string => `Съобщението е по-дълго от ${limit} знака.`,
  keyTaken: 'Този отговор вече е изпратен с друго съдържание.',
  notRecorded: 'Съобщението не прието, опитайте пак.',
  refused: 'Грешка',
  label: (fileName: string, day: string): string => `${fileName} (${day})`,
};
