import { useState } from 'react';
import { isOutage } from '../../platform/request/connection.ts';
import { errorText } from '../../platform/request/error-text.ts';
import type { Loaded } from './list-results.ts';

/**
 * The error to show instead of the rows; null if the rows are shown. During an outage, known rows of this URL stay,
 * also from an earlier visit. Rows of another page or filter never stay.
 */
export const useListError = ({ value, isPresent, error }: Loaded<unknown>, address: string): unknown => {
  const [known, setKnown] = useState<string | null>(null);
  if (isPresent && known !== address) setKnown(address);
  return error && value !== undefined && known === address && isOutage(errorText(error).code) ? null : error;
};
