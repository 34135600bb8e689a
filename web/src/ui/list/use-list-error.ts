import { useState } from 'react';
import { errorText } from '../../platform/request/error-text.ts';
import type { Loaded } from './list-query.ts';

/**
 * What stands in the place of the rows because they could not be had. Without a connection the rows that are known for
 * this very address stay instead, also those of an earlier visit; those of another page or filter never do.
 */
export const useListError = ({ value, isPresent, error }: Loaded<unknown>, address: string): unknown => {
  const [known, setKnown] = useState<string | null>(null);
  if (isPresent && known !== address) setKnown(address);
  return error && value !== undefined && known === address && errorText(error).code === 'OFFLINE' ? null : error;
};
