/** Reads a stored choice of the user; null if there is none, or if the browser forbids storage. */
export const readStorage = (key: string, storage: () => Storage = () => localStorage): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

export const writeStorage = (key: string, value: string, storage: () => Storage = () => localStorage): void => {
  try {
    storage().setItem(key, value);
  } catch {
    // The choice is not stored: it is valid only until the page is closed.
  }
};
