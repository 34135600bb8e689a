/** MP-6: a source and one layer that draws it, with the names of the specification. */
export interface MapDataItem {
  source: { sourceName: string; sourceObject: Record<string, unknown> };
  style: { layout: object; paint: object };
  layer: {
    layerName: string;
    layerType: { name: string };
    minZoom: number;
    maxZoom: number;
    sourceLayer: string | null;
  };
  selectable: boolean;
}

/** Parses an item of an external warehouse, whose objects may be JSON text. Returns null if the item is malformed. */
export const readMapDataItem = (value: unknown): MapDataItem | null => {
  const { source, style, layer, selectable } = record(value);
  const [from, drawn, shown] = [record(source), record(style), record(layer)];
  const type = typeof shown.layerType === 'string' ? shown.layerType : record(shown.layerType).name;
  const sourceObject = asObject(from.sourceObject);
  if (typeof from.sourceName !== 'string' || !sourceObject) return null;
  if (typeof shown.layerName !== 'string' || typeof type !== 'string') return null;
  return {
    source: { sourceName: from.sourceName, sourceObject },
    style: { layout: asObject(drawn.layout) ?? {}, paint: asObject(drawn.paint) ?? {} },
    layer: {
      layerName: shown.layerName,
      layerType: { name: type },
      minZoom: zoomOf(shown.minZoom, 0),
      maxZoom: zoomOf(shown.maxZoom, 24),
      sourceLayer: typeof shown.sourceLayer === 'string' && shown.sourceLayer ? shown.sourceLayer : null,
    },
    selectable: selectable === true || selectable === 'true',
  };
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const asObject = (value: unknown): Record<string, unknown> | null => {
  if (typeof value === 'string' && value.trim() !== '') {
    try {
      return asObject(JSON.parse(value));
    } catch {
      return null;
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? record(value) : null;
};

const zoomOf = (value: unknown, otherwise: number): number => {
  const zoom = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  return Number.isFinite(zoom) ? Math.max(0, Math.min(24, zoom)) : otherwise;
};
