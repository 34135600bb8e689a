import { plural } from '../../ui/list/bulk/plural.texts.ts';

const signals = (count: number): string => `${count} ${plural(count, 'сигнал', 'сигнала')}`;

export const texts = {
  open: 'Отговори на всички',
  title: (count: number) => `Отговор по ${signals(count)}`,
  send: 'Изпрати',
  signal: (id: string) => `сигнал ${id}`,
  message: 'Съобщение до клиентите',
  hint: 'В скобите се попълват данните на всеки клиент: {клиент}, {номер}, {авария}, {пускане}. Ако изпращането Ви прекъсне, повторете го: вече записаните Ваши съобщения не се дублират.',
  close: 'Затвори сигналите след отговора',
  preview: (id: string) => `Както ще го прочете клиентът по сигнал ${id}`,
  previews: 'Преглед на съобщенията',
  previewOf: (position: number, count: number) => `${position} от ${count}`,
  previousPreview: 'Съобщението по предишния сигнал',
  nextPreview: 'Съобщението по следващия сигнал',
  emptyPreview: 'Напишете съобщение, за да го видите тук.',
  unknownPlaceholders: (names: string) => `Не се попълва: ${names}`,
  unknownRestoration: 'все още неизвестен час',
  client: 'клиент',
  someone: 'клиент',
  number: 'номер',
  breakdown: 'авария',
  restoration: 'пускане',
  isElsewhere: 'сигналът вече не е свързан с тази авария',
  failed: 'Сигналите не се заредиха',
  none: 'Няма отворени сигнали, по които да се отговори.',
};
