import type { Network } from '../network.ts';
import { writeCapabilities } from './capabilities.ts';
import { readFeatureInfo } from './feature-info.ts';
import { drawMapPicture } from './map-picture.ts';
import { exceptionType, WmsException, writeException } from './wms-exception.ts';
import { requireLayer, versionOf, wmsParameters, type WmsParameters } from './wms-request.ts';

/** The layer that the map server offers. */
const pipelinesLayer = 'pipelines';

export interface WmsResponse {
  contentType: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** Serves WMS 1.1.1 and 1.3.0 for the pipes: GetCapabilities, GetMap, GetFeatureInfo. Errors become WMS responses. */
export const handleWms = async (
  network: Network,
  query: Readonly<Record<string, unknown>>,
  address: string,
): Promise<WmsResponse> => {
  const parameters = wmsParameters(query);
  try {
    return await respond(network, parameters, address);
  } catch (error) {
    if (!(error instanceof WmsException)) throw error;
    const version = versionOf(parameters);
    return { contentType: exceptionType(version), body: writeException(error, version) };
  }
};

const respond = async (network: Network, parameters: WmsParameters, address: string): Promise<WmsResponse> => {
  if ((parameters.get('SERVICE') ?? 'WMS').toUpperCase() !== 'WMS') throw new WmsException('SERVICE is not WMS.');
  const version = versionOf(parameters);
  switch (parameters.get('REQUEST')?.toLowerCase()) {
    case 'getcapabilities': {
      const contentType =
        version === '1.3.0' ? 'text/xml; charset=UTF-8' : 'application/vnd.ogc.wms_xml; charset=UTF-8';
      return { contentType, body: writeCapabilities(pipelinesLayer, address, version) };
    }
    case 'getmap':
      requireLayer(parameters, 'LAYERS', pipelinesLayer);
      return { contentType: 'image/png', body: await drawMapPicture(network, parameters) };
    case 'getfeatureinfo':
      requireLayer(parameters, 'QUERY_LAYERS', pipelinesLayer);
      return {
        contentType: 'text/plain; charset=UTF-8',
        body: await readFeatureInfo(network, pipelinesLayer, parameters),
      };
    default:
      throw new WmsException('Missing or unknown REQUEST parameter.', 'OperationNotSupported');
  }
};
