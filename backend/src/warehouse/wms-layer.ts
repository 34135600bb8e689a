/** MP-12: a layer of a map server, as listed in the layers panel. */
export interface WmsLayer {
  secondary_id: string;
  name: string;
  /** If true, the layer is visible at first. */
  show: boolean;
  /** Minimum and maximum zoom. */
  zoom_extent: [number, number];
  type: string;
  /** URL of the map server, without parameters. */
  url: string;
}

/** Parses a layer of an external warehouse; null if a required field is missing. */
export const readWmsLayer = (value: unknown): (Omit<WmsLayer, 'url'> & { address: URL }) | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { secondary_id: id, name, show, zoom_extent: extent, type, url } = value as Record<string, unknown>;
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof name !== 'string') return null;
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  return {
    secondary_id: String(id),
    name,
    show: show === true || show === 'true' || show === 1,
    zoom_extent: zoomsOf(extent),
    type: typeof type === 'string' ? type : 'WMS',
    address: new URL(url),
  };
};

/** Parses two zooms: a list, or a text with any separator. */
const zoomsOf = (extent: unknown): [number, number] => {
  const numbers = (Array.isArray(extent) ? extent : (JSON.stringify(extent ?? '').match(/[\d.]+/g) ?? [])).map(Number);
  const [from = 0, to = 24] = numbers.filter((value) => value >= 0 && value <= 24);
  return from <= to ? [from, to] : [to, from];
};
