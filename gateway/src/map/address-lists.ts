/** A place that a geocoder found. */
export interface FoundPlace {
  label: string;
  latitude: number;
  longitude: number;
}

/**
 * MP-9, MP-12: parses the response of SearchByAddress: two JSON texts, one of places with a formatted address, one of
 * items with a title. Other geocoders send JSON values instead of texts, one level of nesting more, or only one of the
 * two lists. Invalid entries are omitted without an error. Of several places with the same name or nearly the
 * same position, the first is kept.
 */
export const readAddressLists = (response: unknown, max: number): FoundPlace[] => {
  const found: FoundPlace[] = [];
  for (const entry of entriesOf(response, maxDepth)) {
    const place = readPlace(entry);
    if (!place || found.some((other) => isSame(other, place))) continue;
    found.push(place);
    if (found.length === max) break;
  }
  return found;
};

const maxDepth = 6;
const listNames = ['items', 'results', 'features', 'candidates', 'Item1', 'Item2'];

const entriesOf = (value: unknown, depth: number): unknown[] => {
  if (depth === 0) return [];
  if (typeof value === 'string') return entriesOf(parse(value), depth - 1);
  if (Array.isArray(value)) {
    const isList = value.some((each) => typeof each === 'object' && each !== null && readPlace(each));
    return isList ? value : value.flatMap((each) => entriesOf(each, depth - 1));
  }
  return listNames.flatMap((name) => (name in record(value) ? entriesOf(record(value)[name], depth - 1) : []));
};

const readPlace = (entry: unknown): FoundPlace | null => {
  const { formatted_address, title, address, display_name, properties, geometry, position, lat, lon, lng } =
    record(entry);
  const inner = record(properties);
  const label = [formatted_address, title, record(address).label, display_name, inner.label, inner.name].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  const { location, coordinates } = record(geometry);
  const point = Array.isArray(coordinates) ? { lat: coordinates[1], lng: coordinates[0] } : { lat, lng: lng ?? lon };
  const at = [record(location), record(position), point].find((each) => each.lat !== undefined);
  const [latitude, longitude] = [numberOf(at?.lat), numberOf(at?.lng)];
  if (label === undefined || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return null;
  return { label: label.trim(), latitude, longitude };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
};

/** About five metres, in degrees. */
const nearDegrees = 0.00005;

const isSame = (one: FoundPlace, other: FoundPlace): boolean =>
  one.label === other.label ||
  (Math.abs(one.latitude - other.latitude) < nearDegrees && Math.abs(one.longitude - other.longitude) < nearDegrees);
