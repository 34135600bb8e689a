import { units } from './file-size.texts.ts';

/** Formats a size: bytes below 1 KB, then the smallest unit with a value below 1000. MB and GB have one decimal. */
export const formatFileSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} ${units.byte}`;
  if (bytes < 1000 * 1024) return `${Math.round(bytes / 1024)} ${units.kilobyte}`;
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1000
    ? `${oneDigit(megabytes)} ${units.megabyte}`
    : `${oneDigit(megabytes / 1024)} ${units.gigabyte}`;
};

const oneDigit = (value: number): string => value.toFixed(1).replace('.', ',');
