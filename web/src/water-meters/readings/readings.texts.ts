import type { ReadingProblem } from './check-readings.ts';

export const texts = {
  title: 'Отчети',
  empty: 'Няма отчети.',
  number: '№',
  date: 'Дата',
  reading: 'Показание, м³',
  difference: 'Разлика',
  auditor: 'Инкасатор',
  chart: 'Потребление',
  chartHint: 'м³ на ден, средно за периода до всеки отчет',
  chartLabel: (count: string) => `Графика на потреблението за ${count} периода; числата са в таблицата „Отчети“`,
  period: 'Отчет на',
  daily: 'м³ на ден',
  used: 'м³ за периода',
  problems: {
    negative: 'Отрицателно показание',
    decreased: 'Показанието е под предишното',
    zero: 'Няма потребление',
    high: 'Потреблението е над обичайното',
    low: 'Потреблението е под обичайното',
    duplicate: 'Втори отчет за същия ден',
  } satisfies Record<ReadingProblem, string>,
  latest: (problem: string) => `Последен отчет: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}.`,
  overdueReading: (days: string) => `Няма отчет от ${days} дни.`,
  overdueCheck: (day: string) => `Периодичната проверка е просрочена от ${day}.`,
};
