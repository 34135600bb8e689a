import { toLocalText } from '../input/moment.ts';
import type { ListParameters } from './declare-list.ts';

/**
 * Replaces the range `<name>From` and `<name>To` by its parts: `fromTime`, `fromDay`, `fromMonth`, `fromYear` and the
 * same with `to`, in the local time of Sofia. Seconds are lost.
 */
export const toDateParts = (parameters: ListParameters, name: string): ListParameters => {
  const { [`${name}From`]: from, [`${name}To`]: to, ...others } = parameters;
  return { ...others, ...partsOf('from', from), ...partsOf('to', to) };
};

const partsOf = (end: 'from' | 'to', utc: unknown): ListParameters => {
  if (typeof utc !== 'string') return {};
  const local = toLocalText(utc);
  const [year, month, day] = local.slice(0, 10).split('-').map(Number);
  return {
    [`${end}Time`]: local.slice(11, 16),
    [`${end}Day`]: day,
    [`${end}Month`]: month,
    [`${end}Year`]: year,
  };
};
