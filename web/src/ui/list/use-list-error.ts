import { useState } from 'react';
import { errorText } from '../error-text.ts';
import type { Loaded } from './list-query.ts';

/**
 * What stands in the place of the rows because they could not be had. Without a connection the rows that were answered for
 * this very address stay instead; those of another page or filter never do.
 */
export const useListError = ({ value, loading, error }: Loaded<unknown>, address: string): unknown => {
  const [answered, setAnswered] = useState<string | null>(null);
  if (value !== undefined && !loading && !error && answered !== address) setAnswered(address);
  return error && value !== undefined && answered === address && errorText(error).code === 'OFFLINE' ? null : error;
};
