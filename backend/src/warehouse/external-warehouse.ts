import { ExternalHostFailure, type ExternalHttp } from '../kernel/http/external-http.ts';
import { findItemProblem } from './check-item.ts';
import { readMapDataItem, type MapDataItem } from './map-data-item.ts';
import { builtInProject, type Warehouse } from './warehouse.ts';
import { readWmsLayer, type WmsLayer } from './wms-layer.ts';

export interface WarehouseLog {
  warn(facts: object, message: string): void;
}

const cacheMilliseconds = 60_000;

/**
 * Creates the client of the utility's external warehouse. Items of the map definition may only refer to allowed hosts.
 * Web clients request the tiles through this service.
 */
export const createExternalWarehouse = (base: string, externalHttp: ExternalHttp, log: WarehouseLog): Warehouse => {
  const tiles = new Map<string, string>();
  const servers = new Map<string, URL>();

  /** Replaces the tile URL by a path of the gateway; null if the item refers to a host that is not allowed. */
  const toGatewayPath = (item: MapDataItem): MapDataItem | null => {
    const { sourceName, sourceObject } = item.source;
    const [template] = Array.isArray(sourceObject.tiles) ? (sourceObject.tiles as unknown[]) : [];
    if (typeof template !== 'string')
      return 'url' in sourceObject || typeof sourceObject.data === 'string' ? null : item;
    const probe = template.replaceAll(/\{[^}]*\}/g, '0');
    if (!URL.canParse(probe) || !externalHttp.isAllowed(new URL(probe))) return null;
    tiles.set(sourceName, template);
    const address = `/map/sources/${encodeURIComponent(sourceName)}/{z}/{x}/{y}`;
    return { ...item, source: { sourceName, sourceObject: { ...sourceObject, tiles: [address] } } };
  };

  const readItem = (value: unknown): MapDataItem[] => {
    const item = readMapDataItem(value);
    const gatewayItem = item && toGatewayPath(item);
    const problem = gatewayItem
      ? findItemProblem(gatewayItem)
      : 'The item is malformed or refers to a host that is not allowed.';
    if (gatewayItem && problem === null) return [gatewayItem];
    log.warn({ layer: item?.layer.layerName, problem }, 'Map definition item skipped');
    return [];
  };

  const definition = cachedForMinute(async () => {
    tiles.clear();
    return (await readList(externalHttp, `${base}/GetMapDefinition?projectID=${builtInProject}`)).flatMap(readItem);
  });

  const layers = cachedForMinute(async () => {
    servers.clear();
    return (await readList(externalHttp, `${base}/GetWMSLayers`)).flatMap((value): WmsLayer[] => {
      const layer = readWmsLayer(value);
      if (!layer || !externalHttp.isAllowed(layer.address)) {
        log.warn({ layer: layer?.secondary_id }, 'Warehouse layer skipped');
        return [];
      }
      const { address, ...facts } = layer;
      servers.set(layer.secondary_id, address);
      return [{ ...facts, url: `/map/layers/${encodeURIComponent(layer.secondary_id)}` }];
    });
  });

  return {
    mapDefinition: () => definition(),
    wmsLayers: () => layers(),
    tilesOf: async (name) => {
      await definition();
      return tiles.get(name) ?? null;
    },
    mapServerOf: async (layer) => {
      await layers();
      return servers.get(layer) ?? null;
    },
  };
};

const readList = async (externalHttp: ExternalHttp, address: string): Promise<unknown[]> => {
  const { status, body } = await externalHttp.get(new URL(address), { accept: 'application/json' });
  const answer = status === 200 ? parse(body) : null;
  const list = Array.isArray(answer) ? answer : (answer as { items?: unknown } | null)?.items;
  if (!Array.isArray(list)) throw new ExternalHostFailure(`The warehouse returned status ${status} or no list.`);
  return list;
};

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

/** Caches a result for a minute. Failures are not cached. */
const cachedForMinute = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let cached: { value: Promise<T>; until: number } | null = null;
  return () => {
    if (cached && cached.until > Date.now()) return cached.value;
    const value = load();
    cached = { value, until: Date.now() + cacheMilliseconds };
    value.catch(() => (cached = null));
    return value;
  };
};
