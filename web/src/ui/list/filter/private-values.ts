/** Values of private filters by key. They are only in memory, until the page is reloaded. */
const values = new Map<string, string>();

/** Keeps a value in memory and returns its key for the URL. */
export const storePrivateValue = (value: string): string => {
  const [existingKey] = [...values].find(([, other]) => other === value) ?? [];
  const key = existingKey ?? crypto.randomUUID().slice(0, 8);
  values.set(key, value);
  return key;
};

export const findPrivateValue = (key: string): string | undefined => values.get(key);
