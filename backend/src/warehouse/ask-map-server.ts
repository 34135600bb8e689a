import type { Outside, OutsideAnswer } from '../kernel/http/outside.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { warehouseTexts } from './warehouse.texts.ts';

/** Parameters of WMS that are passed on; nobody sends a map server anything else through us. */
const passed = [
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

/** Map servers offer other services at the same address, which give out whole tables. */
const maps = /^get(map|featureinfo|capabilities)$/i;

/** Asks an outside map server the same as we were asked. */
export const askMapServer = async (
  outside: Outside,
  server: URL,
  query: Readonly<Record<string, unknown>>,
): Promise<OutsideAnswer> => {
  const url = new URL(server);
  for (const [name, value] of Object.entries(query))
    if (passed.includes(name.toUpperCase()) && typeof value === 'string') setParameter(url, name.toUpperCase(), value);
  const [service, request] = [url.searchParams.get('SERVICE') ?? 'WMS', url.searchParams.get('REQUEST') ?? ''];
  if (service.toUpperCase() !== 'WMS' || !maps.test(request)) throw new HttpFailure(400, warehouseTexts.noMapRequest);
  // The standard demands it even where it says nothing; what says nothing is not handed to our routes.
  if (!/capabilities/i.test(request) && !url.searchParams.has('STYLES')) url.searchParams.set('STYLES', '');
  return outside.get(url);
};

/** Takes the place of a parameter in any letter case: which one of two a map server reads is not known. */
const setParameter = ({ searchParams }: URL, name: string, value: string): void => {
  const present = [...searchParams.keys()].filter((key) => key.toUpperCase() === name);
  for (const key of present) searchParams.delete(key);
  searchParams.set(name, value);
};
