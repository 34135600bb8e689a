/** `184 KB`, `1,9 MB`, `2,1 GB`; a small file in bytes. */
export const formatFileSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1000 * 1024) return `${Math.round(bytes / 1024)} KB`;
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1000 ? `${oneDigit(megabytes)} MB` : `${oneDigit(megabytes / 1024)} GB`;
};

const oneDigit = (value: number): string => value.toFixed(1).replace('.', ',');
