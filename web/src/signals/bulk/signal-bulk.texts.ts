import { plural } from '../../ui/list/bulk/plural.texts.ts';

const signals = (count: number): string => `${count} ${plural(count, 'сигнал', 'сигнала')}`;

export const texts = {
  signal: (id: string) => `сигнал ${id}`,
  take: 'Поеми',
  takeTitle: (count: number) => `Поемане на ${signals(count)}`,
  handOver: 'Предай',
  handOverTitle: (count: number) => `Предаване на ${signals(count)}`,
  colleague: 'На кого',
  chooseColleague: 'Изберете колега',
  priority: 'Приоритет',
  priorityTitle: (count: number) => `Приоритет на ${signals(count)}`,
  choosePriority: 'Изберете приоритет',
  noPriority: 'Без приоритет',
  close: 'Затвори със съобщение',
  closeTitle: (count: number) => `Затваряне на ${signals(count)}`,
  message: 'Съобщение до клиентите',
  messageHint: 'Изпраща се по всеки сигнал, преди да бъде затворен.',
  templateHint: 'Думи като {номер} и {клиент} се заменят с данните на всеки сигнал.',
  undo: 'Върни статусите',
  undoTitle: (count: number) => `Връщане на статусите на ${signals(count)}`,
  undoNote: 'Връщането не оттегля изпратените съобщения. Който е чакал отговор, пак ще го чака.',
  unfilled: (names: string) => `няма стойност за ${names}`,
  takenBy: (name: string) => `по сигнала работи ${name}`,
  takenByAnother: 'по сигнала работи друг колега',
  statusNow: (name: string) => `статусът е ${name}`,
  notClosed: 'отговорът е записан, но сигналът не е затворен',
  maybeClosed: 'отговорът е записан, но не е сигурно, че сигналът е затворен',
  notRead: 'сигналът не се зареди',
  otherSubmitter: (name: string | null) =>
    name === null
      ? 'сигналът вече няма клиент; прегледайте съобщението'
      : `клиентът вече е ${name}; прегледайте съобщението`,
  newMessage: 'по сигнала има ново съобщение; прочетете го и повторете, ако още е нужно',
  priorityNow: (name: string) => `приоритетът е ${name}`,
};
