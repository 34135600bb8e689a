import { units } from './file-size.texts.ts';

/** A size in the largest unit below 1000, with one decimal from megabytes on; a small file in bytes. */
export const formatFileSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} ${units.byte}`;
  if (bytes < 1000 * 1024) return `${Math.round(bytes / 1024)} ${units.kilobyte}`;
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1000
    ? `${oneDigit(megabytes)} ${units.megabyte}`
    : `${oneDigit(megabytes / 1024)} ${units.gigabyte}`;
};

const oneDigit = (value: number): string => value.toFixed(1).replace('.', ',');
