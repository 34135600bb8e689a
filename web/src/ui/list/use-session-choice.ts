import { useCallback, useState } from 'react';

const choices = new Map<string, unknown>();

/** A choice that is kept while the user visits other pages, until the browser reloads the web client. */
export const useSessionChoice = <T>(key: string, initial: T): [T, (value: T) => void] => {
  const [value, setValue] = useState(() => (choices.has(key) ? (choices.get(key) as T) : initial));
  const keep = useCallback(
    (next: T): void => {
      choices.set(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, keep];
};
