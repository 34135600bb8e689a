const empty = new URLSearchParams();

/** The parameters of a query string; null if it has a NUL character or a broken percent encoding. */
export const parseQuery = (text: string): URLSearchParams | null => {
  if (text === '') return empty;
  try {
    return decodeURIComponent(text).includes('\0') ? null : new URLSearchParams(text);
  } catch {
    return null;
  }
};
