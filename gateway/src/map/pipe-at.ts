import type { IncomingHttpHeaders } from 'node:http';
import type { CoordinatesInput, Pipe } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { decodeBody } from '../kernel/rest/encoding.ts';
import { UpstreamError, toGraphQLError } from '../kernel/rest/upstream-error.ts';
import { type InfoFeature, readFeatureInfo } from './feature-info.ts';

const layer = 'pipelines';
/** Size of the image around the place, in pixels. */
const imageSize = 101;
/** Limit of the decoded response in bytes. A few features with all values are far smaller. */
const maxBytes = 1024 * 1024;
/** Half the length of the equator in metres, as EPSG:3857 defines it. */
const halfEarth = 20_037_508.342_789_244;

/**
 * Zoom levels that are added in the first, second and third request. Map servers list hits in the order of their files,
 * not by distance: after several hits, a request at a higher zoom finds only the nearest of them.
 */
const zoomSteps = [0, 1.5, 3];

/** MP-8: finds the pipe at a place with the map server. */
export const findPipe = async (
  context: FindContext,
  place: CoordinatesInput,
  zoom: number,
): Promise<Omit<Pipe, '__typename'> | null> => {
  let nearest: InfoFeature | undefined;
  for (const step of zoomSteps) {
    const hits = await readFeaturesAt(context, place, zoom + step);
    nearest = hits[0] ?? nearest;
    if (hits.length < 2) break;
  }
  const id = nearest?.values.osm_id ?? nearest?.id;
  return nearest && id ? { id, type: nearest.values.aq_type ?? null } : null;
};

type FindContext = Pick<GatewayContext, 'warn'> & { rest: Pick<GatewayContext['rest'], 'bytes'> };

const readFeaturesAt = async (
  { rest, warn }: FindContext,
  place: CoordinatesInput,
  zoom: number,
): Promise<InfoFeature[]> => {
  const { headers, body } = await rest.bytes('/wms', featureInfoQuery(place, zoom));
  const text = (await decodeResponse(headers, body)).toString('utf8');
  const info = readFeatureInfo(headers['content-type'] ?? '', text);
  if (info.kind !== 'error') return info.kind === 'hits' ? info.features : [];
  warn('Map server request failed', { reason: info.reason });
  throw typedError('UPSTREAM_FAILED');
};

const decodeResponse = async (headers: IncomingHttpHeaders, body: Buffer): Promise<Buffer> => {
  try {
    return await decodeBody(headers, body, maxBytes);
  } catch (error) {
    throw error instanceof UpstreamError ? toGraphQLError(error, false) : error;
  }
};

const featureInfoQuery = ({ latitude, longitude }: CoordinatesInput, zoom: number): Record<string, string> => {
  const x = (longitude / 180) * halfEarth;
  const angle = (Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180;
  const y = (Math.asinh(Math.tan(angle)) / Math.PI) * halfEarth;
  const halfWidth = ((imageSize / 2) * (2 * halfEarth)) / 512 / 2 ** zoom;
  return {
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetFeatureInfo',
    LAYERS: layer,
    QUERY_LAYERS: layer,
    STYLES: '',
    CRS: 'EPSG:3857',
    BBOX: [x - halfWidth, y - halfWidth, x + halfWidth, y + halfWidth].join(','),
    WIDTH: String(imageSize),
    HEIGHT: String(imageSize),
    I: String((imageSize - 1) / 2),
    J: String((imageSize - 1) / 2),
    INFO_FORMAT: 'text/plain',
    FEATURE_COUNT: '5',
  };
};
