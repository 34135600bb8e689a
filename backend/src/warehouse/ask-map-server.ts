import type { Outside, OutsideAnswer } from '../kernel/outside.ts';

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
  return outside.get(url);
};
