import type { components } from '@struma/schema/rest.ts';
import { formatSvoNumber } from '@struma/shared/water-meters/svo-number.ts';
import type { BaseMap, GeoHit, MapDataItem, NearSvoLine, SvoLine, WmsLayer } from '../kernel/schema-types.generated.ts';
import { assertShape } from '../kernel/rest/wire.ts';
import type { FoundPlace } from './address-lists.ts';
import { mapTexts } from './map.texts.ts';

type Wire = components['schemas'];
type Plain<T> = Omit<T, '__typename'>;

export const readBaseMap = ({ attribution, ...facts }: Wire['BaseMap']): Plain<BaseMap> => ({
  ...facts,
  tilesUrl: '/map/tiles/base/{z}/{x}/{y}',
  attribution: attribution || null,
});

export const readMapDataItem = ({ source, style, layer, selectable }: Wire['MapDataItem']): Plain<MapDataItem> => ({
  layerName: layer.layerName,
  layerType: layer.layerType.name,
  sourceName: source.sourceName,
  source: source.sourceObject,
  sourceLayer: layer.sourceLayer || null,
  layout: style.layout,
  paint: style.paint,
  minZoom: layer.minZoom,
  maxZoom: layer.maxZoom,
  isSelectable: selectable,
});

export const readWmsLayer = (wire: Wire['WmsLayer']): Plain<WmsLayer> => {
  assertShape(wire, { secondary_id: 'string', name: 'string', url: 'string' });
  const [minZoom = 0, maxZoom = 24] = wire.zoom_extent;
  const { secondary_id: id, name, show: isShown, type, url } = wire;
  return { id, name, isShown, minZoom, maxZoom, type, url };
};

export const readSvoLine = ({ svoId, pipeOsmId, attributes, coordinates }: Wire['LineAttributes']): Plain<SvoLine> => ({
  id: svoId,
  shownNumber: formatSvoNumber(svoId),
  pipeId: pipeOsmId,
  properties: attributes,
  line: coordinates.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })),
});

export const readNearLine = ({ id, metres, latitude, longitude }: Wire['NearLine']): Plain<NearSvoLine> => ({
  id,
  distance: metres,
  point: { latitude, longitude },
});

export const toGeoHit = ({ label, ...location }: FoundPlace): Plain<GeoHit> => ({ label, location });

/** The address in a response of Nominatim, without the country; null without an address. */
export const readDisplayName = (response: unknown): string | null => {
  const { display_name: name } = Object(response) as { display_name?: unknown };
  if (typeof name !== 'string') return null;
  return name.trim().replace(mapTexts.countryAtEnd, '') || null;
};
