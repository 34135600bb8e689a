import { useState } from 'react';
import { isOutage } from '../../platform/request/connection.ts';
import { readError } from '../../platform/request/read-error.ts';
import type { Loaded } from './list-results.ts';

/**
 * The error to show instead of the rows; null if the rows are shown. During an outage of the gateway or the REST
 * service, rows of this URL stay on screen, also rows of an earlier visit. Rows of another page or filter never stay.
 */
export const useListError = ({ value, isCurrent, error }: Loaded<unknown>, address: string): unknown => {
  const [loadedAddress, setLoadedAddress] = useState<string | null>(null);
  if (isCurrent && loadedAddress !== address) setLoadedAddress(address);
  return error && value !== undefined && loadedAddress === address && isOutage(readError(error).code) ? null : error;
};
