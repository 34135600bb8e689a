/** A choice of the person that outlives the page. Where the browser forbids storage there is none. */
export const remembered = (key: string, storage: () => Storage = () => localStorage): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

export const remember = (key: string, value: string, storage: () => Storage = () => localStorage): void => {
  try {
    storage().setItem(key, value);
  } catch {
    // The choice then holds for this page only.
  }
};
