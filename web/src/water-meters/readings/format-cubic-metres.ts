import { formatNumber } from '../../platform/format.ts';

/** Formats cubic metres, always with three decimals: `382,900`. */
export const formatCubicMetres = (value: number): string => {
  const [whole = '', fraction = ''] = formatNumber(value).split(',');
  return `${whole},${fraction.padEnd(3, '0').slice(0, 3)}`;
};
