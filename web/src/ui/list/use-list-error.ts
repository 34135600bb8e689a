import { useState } from 'react';
import { isOutage } from '../../platform/request/connection.ts';
import { readError } from '../../platform/request/read-error.ts';
import type { Loaded } from './list-results.ts';

/**
 * The error to show instead of the rows; null or undefined if the rows are shown. During an outage of the gateway or the REST
 * service, rows with the same `search` (the part of the URL after the path) stay on screen, also rows of an earlier visit. Rows of another page or filter never stay.
 */
export const useListError = ({ value, isCurrent, error }: Loaded<unknown>, search: string): unknown => {
  const [loadedSearch, setLoadedSearch] = useState<string | null>(null);
  if (isCurrent && loadedSearch !== search) setLoadedSearch(search);
  return error && value !== undefined && loadedSearch === search && isOutage(readError(error).code) ? null : error;
};
