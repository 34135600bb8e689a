import { useState } from 'react';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';

const pauseMilliseconds = 200;

/** The text in a search field, and the text to search for, which follows it after a pause in typing. */
export const useSearch = () => {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, sought: useDebouncedValue(typed.trim(), pauseMilliseconds) };
};
