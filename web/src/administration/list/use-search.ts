import { useState } from 'react';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';

const pauseMilliseconds = 200;

/** `typed` is the text in a search field; `searchedText` is the text to search for, which changes after a pause in typing. */
export const useSearch = () => {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, searchedText: useDebouncedValue(typed.trim(), pauseMilliseconds) };
};
