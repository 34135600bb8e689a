import type { Outside, OutsideAnswer } from '../kernel/http/outside.ts';

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

/** Asks an outside map server the same as we were asked. */
export const askMapServer = (
  outside: Outside,
  server: URL,
  query: Readonly<Record<string, unknown>>,
): Promise<OutsideAnswer> => {
  const url = new URL(server);
  for (const [name, value] of Object.entries(query))
    if (passed.includes(name.toUpperCase()) && typeof value === 'string')
      url.searchParams.set(name.toUpperCase(), value);
  // The standard demands it even where it says nothing; what says nothing is not handed to our routes.
  if (/^get(map|featureinfo)$/i.test(url.searchParams.get('REQUEST') ?? '') && !url.searchParams.has('STYLES'))
    url.searchParams.set('STYLES', '');
  return outside.get(url);
};
