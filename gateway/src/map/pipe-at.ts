import type { IncomingHttpHeaders } from 'node:http';
import type { CoordinatesInput, Pipe } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { decoded } from '../kernel/rest/encoding.ts';
import { Trouble, troubleOf } from '../kernel/rest/upstream-error.ts';
import { type InfoFeature, readFeatureInfo } from './feature-info.ts';

const layer = 'pipelines';
/** The picture around the place that is asked about, in pixels; the place is its middle. */
const size = 101;
/** A few features with all their values are far less. */
const mostBytes = 1024 * 1024;
const earthHalf = 20_037_508.342_789_244;

/** Map servers name what they hit in the order of their files: a nearer look tells which of several is the nearest. */
const nearer = [0, 1.5, 3];

/** MP-8: asks the map server which pipe lies there. */
export const findPipe = async (
  context: FindContext,
  place: CoordinatesInput,
  zoom: number,
): Promise<Omit<Pipe, '__typename'> | null> => {
  let nearest: InfoFeature | undefined;
  for (const step of nearer) {
    const hits = await askAt(context, place, zoom + step);
    nearest = hits[0] ?? nearest;
    if (hits.length < 2) break;
  }
  const id = nearest?.values.osm_id ?? nearest?.id;
  return nearest && id ? { id, type: nearest.values.aq_type ?? null } : null;
};

type FindContext = Pick<GatewayContext, 'warn'> & { rest: Pick<GatewayContext['rest'], 'bytes'> };

const askAt = async ({ rest, warn }: FindContext, place: CoordinatesInput, zoom: number): Promise<InfoFeature[]> => {
  const { headers, body } = await rest.bytes('/wms', featureInfoQuery(place, zoom));
  const text = (await decodedOrRefused(headers, body)).toString('utf8');
  const info = readFeatureInfo(headers['content-type'] ?? '', text);
  if (info.kind !== 'error') return info.kind === 'hits' ? info.features : [];
  warn(`The map server refused: ${info.reason}`);
  throw typedError('UPSTREAM_FAILED');
};

const decodedOrRefused = async (headers: IncomingHttpHeaders, body: Buffer): Promise<Buffer> => {
  try {
    return await decoded(headers, body, mostBytes);
  } catch (error) {
    throw error instanceof Trouble ? troubleOf(error, false) : error;
  }
};

const featureInfoQuery = ({ latitude, longitude }: CoordinatesInput, zoom: number): Record<string, string> => {
  const x = (longitude / 180) * earthHalf;
  const angle = (Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180;
  const y = (Math.asinh(Math.tan(angle)) / Math.PI) * earthHalf;
  const reach = ((size / 2) * (2 * earthHalf)) / 512 / 2 ** zoom;
  return {
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetFeatureInfo',
    LAYERS: layer,
    QUERY_LAYERS: layer,
    STYLES: '',
    CRS: 'EPSG:3857',
    BBOX: [x - reach, y - reach, x + reach, y + reach].join(','),
    WIDTH: String(size),
    HEIGHT: String(size),
    I: String((size - 1) / 2),
    J: String((size - 1) / 2),
    INFO_FORMAT: 'text/plain',
    FEATURE_COUNT: '5',
  };
};
