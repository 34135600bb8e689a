import { formatBalance, formatNumber } from '../../platform/format.ts';

/** Decimals of cubic metres (WM-10). */
export const readingDecimals = 3;

/** Formats cubic metres, always with three decimals: `382,900`. */
export const formatCubicMetres = (value: number): string => formatNumber(value, readingDecimals);

/** Formats a difference in cubic metres, always with its sign and three decimals: `+ 4,510`. */
export const formatDifference = (value: number): string => formatBalance(value, readingDecimals);
