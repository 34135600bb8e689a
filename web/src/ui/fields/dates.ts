/** The earliest day that date fields accept. */
export const firstDay = '1900-01-02';

/** Formats `2026-03-05` as a user types it: `05/03/2026`. */
export const formatTypedDate = (value: string): string => value.split('-').toReversed().join('/');

export const isStorableDay = (value: string): boolean => isDay(value) && value >= firstDay;

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const isDay = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
