/** Replaces placeholders such as {номер} by their values. Placeholders without a value stay. */
export const fillPlaceholders = (
  message: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string => message.trim().replaceAll(placeholder, (whole, name: string) => values[name] ?? whole);

/** The placeholders of the message that have no value; null if there are none. Braces in the values do not count. */
export const findUnfilled = (
  message: string,
  values: Readonly<Record<string, string | null | undefined>> = {},
): string | null => {
  const missing = [...message.matchAll(placeholder)].filter(([, name = '']) => !values[name]);
  return missing.length > 0 ? [...new Set(missing.map(([whole]) => whole))].join(', ') : null;
};

const placeholder = /\{(\p{L}{2,20})\}/gu;
