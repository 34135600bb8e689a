import { formatBalance, formatNumber } from '../../platform/format.ts';

/** Decimals of cubic metres (WM-10). */
export const readingDecimals = 3;

/** Always three decimals: `382,900`. */
export const formatCubicMetres = (value: number): string => formatNumber(value, readingDecimals);

/** A difference, always with its sign and three decimals: `+ 4,510`. */
export const formatDifference = (value: number): string => formatBalance(value, readingDecimals);
