import type { ExternalHttp, ExternalResponse } from '../kernel/http/external-http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { warehouseTexts } from './warehouse.texts.ts';

/** WMS parameters that are forwarded. All other parameters of the request are removed. */
const forwardedParameters = [
  'SERVICE',
  'VERSION',
  'REQUEST',
  'LAYERS',
  'STYLES',
  'CRS',
  'SRS',
  'BBOX',
  'WIDTH',
  'HEIGHT',
  'FORMAT',
  'TRANSPARENT',
  'BGCOLOR',
  'TIME',
  'QUERY_LAYERS',
  'INFO_FORMAT',
  'FEATURE_COUNT',
  'I',
  'J',
  'X',
  'Y',
  'EXCEPTIONS',
];

/** Only map requests are allowed: map servers have other services at the same URL that return whole tables. */
const allowedRequests = /^get(map|featureinfo|capabilities)$/i;

/** Forwards a WMS request to an external map server. */
export const forwardToMapServer = async (
  externalHttp: ExternalHttp,
  server: URL,
  query: Readonly<Record<string, unknown>>,
): Promise<ExternalResponse> => {
  const url = new URL(server);
  for (const [name, value] of Object.entries(query))
    if (forwardedParameters.includes(name.toUpperCase()) && typeof value === 'string')
      setParameter(url, name.toUpperCase(), value);
  const [service, request] = [url.searchParams.get('SERVICE') ?? 'WMS', url.searchParams.get('REQUEST') ?? ''];
  if (service.toUpperCase() !== 'WMS' || !allowedRequests.test(request))
    throw new HttpFailure(400, warehouseTexts.noMapRequest);
  // The standard requires the parameter even if it is empty, but our routes remove empty parameters.
  if (!/capabilities/i.test(request) && !url.searchParams.has('STYLES')) url.searchParams.set('STYLES', '');
  return externalHttp.get(url);
};

/**
 * Sets a parameter and removes its other spellings: of two parameters with the same name, some map servers read the
 * first and others the last.
 */
const setParameter = ({ searchParams }: URL, name: string, value: string): void => {
  const present = [...searchParams.keys()].filter((key) => key.toUpperCase() === name);
  for (const key of present) searchParams.delete(key);
  searchParams.set(name, value);
};
