/** Replaces placeholders such as {номер} by their values. Placeholders without a value stay. */
export const fillPlaceholders = (
  message: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string => message.trim().replaceAll(placeholder, (whole, name: string) => values[name] ?? whole);

/** The placeholders that are still in the text; null if there are none. */
export const findUnfilled = (text: string): string | null => {
  const names = new Set(text.match(placeholder));
  return names.size > 0 ? [...names].join(', ') : null;
};

const placeholder = /\{(\p{L}{2,20})\}/gu;
