import { plural } from './plural.texts.ts';

export const texts = {
  selected: 'Избрани редове',
  count: (count: string) => `Избрани: ${count}`,
  selectPage: 'Избери всички на страницата',
  selectRow: (label: string) => `Избери ${label}`,
  clear: 'Изчисти избора',
  tooMany: (max: number) => `Наведнъж се избират най-много ${max} реда.`,
  toggle: 'Избор на реда',
  cancel: 'Откажи',
  stop: 'Спри',
  close: 'Затвори',
  run: (label: string, count: number) => `${label} (${count})`,
  repeat: (count: number) => `Повтори за останалите (${count})`,
  progress: (done: number, total: number) => `Записани ${done} от ${total} ${plural(total, 'ред', 'реда')}.`,
  rows: 'Редове',
  states: {
    waiting: '',
    running: 'записва се…',
    done: 'записано',
    refused: 'отказано',
    conflict: 'променено междувременно',
    failed: 'не е записано',
    unknown: 'не е сигурно дали е записано',
    'signed-out': 'сесията е изтекла',
  },
};
