/** Pages of the product that open the form of a client or an address and get the id of the saved record back. */
const returnPaths = [
  /^\/water_meters\/add$/,
  /^\/water_meters\/preview\/\d+$/,
  /^\/gis_addresses\/addressPreview\/\d+$/,
  /^\/gis_clients\/clientPreview\/\d+$/,
];

/** The page to return to after saving, from `?returnTo=`; null if it is absent or matches none of `returnPaths`. */
export const readReturnTo = (search: string, origin: string = window.location.origin): string | null => {
  const text = new URLSearchParams(search).get('returnTo');
  if (text === null || !text.startsWith('/') || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  const isAllowed = url.origin === origin && returnPaths.some((path) => path.test(url.pathname));
  return isAllowed ? url.pathname + url.search : null;
};

/** Adds the id of the saved record as a parameter to the path of the page to return to. */
export const withRecordId = (returnTo: string, kind: 'client' | 'address', id: string): string => {
  const [path = '', search = ''] = returnTo.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set(kind, id);
  return `${path}?${parameters.toString()}`;
};
