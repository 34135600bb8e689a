/** Values of private filters by their keys, until the page is loaded again. They are stored nowhere. */
const values = new Map<string, string>();

/** The key of a value, for the URL. */
export const keepPrivate = (value: string): string => {
  const [known] = [...values].find(([, other]) => other === value) ?? [];
  const key = known ?? crypto.randomUUID().slice(0, 8);
  values.set(key, value);
  return key;
};

export const privateValue = (key: string): string | undefined => values.get(key);
