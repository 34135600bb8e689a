import type { SignalStatus } from '../../types.ts';

export const texts = {
  layer: 'Сигнали',
  one: 'Сигнал',
  statuses: {
    SIGNAL: 'Нови',
    BREAKDOWN: 'С авария',
    REJECTED: 'Отхвърлени',
    CLOSED: 'Затворени',
  } satisfies Record<SignalStatus, string>,
  partial: (shown: string, all: string) =>
    `Картата показва най-новите ${shown} от ${all} сигнала. Изберете по-малко видове.`,
  failed: 'Сигналите не се заредиха.',
  signal: (id: string) => `Сигнал ${id}`,
  status: 'Статус',
  createdAt: 'Създаден на',
  waits: 'Чака отговор',
  selected: (id: string) => `Избор: сигнал ${id}.`,
};
