import { metresOfUnit, placeOf } from '../drawing/mercator.ts';
import type { Network } from '../network.ts';
import { pixelOf, viewOf, type WmsParameters } from './wms-request.ts';
import { WmsException } from './wms-exception.ts';

/** Search radius around the pointer, in pixels. */
const tolerance = 5;
const maxFeatures = 50;

/** MP-8: writes the pipes at a pixel in MapServer's text format, nearest first. */
export const readFeatureInfo = async (network: Network, layer: string, parameters: WmsParameters): Promise<string> => {
  const format = parameters.get('INFO_FORMAT') ?? 'text/plain';
  if (format !== 'text/plain') throw new WmsException(`Unsupported INFO_FORMAT value (${format}).`, 'InvalidFormat');
  const view = viewOf(parameters);
  const { minX, maxX, minY, maxY } = view.box;
  const x = minX + ((pixelOf(parameters, ['I', 'X'], view.width) + 0.5) / view.width) * (maxX - minX);
  const y = minY + ((pixelOf(parameters, ['J', 'Y'], view.height) + 0.5) / view.height) * (maxY - minY);
  const metres = tolerance * ((maxX - minX) / view.width) * metresOfUnit(y);
  const limit = Math.max(1, Math.min(maxFeatures, Number(parameters.get('FEATURE_COUNT')) || 1));
  const found = await network.nearestLines('pipes', placeOf(x, y), metres, limit);
  return writeInfo(
    layer,
    found.map(({ id, tags }) => ({ id, values: { osm_id: id, aq_type: tags.aq_type, dn: tags.diameter } })),
  );
};

/**
 * Writes exactly the output of MapServer 8, including the space after 'Feature N:'. MapServer does not escape values
 * either.
 */
const writeInfo = (layer: string, features: readonly { id: number; values: object }[]): string => {
  if (features.length === 0) return 'GetFeatureInfo results:\n\n  Search returned no results.\n';
  const blocks = features.map(({ id, values }) =>
    [`  Feature ${id}: `, ...Object.entries(values).map(([name, value]) => `    ${name} = '${value ?? ''}'`)].join(
      '\n',
    ),
  );
  return `GetFeatureInfo results:\n\nLayer '${layer}'\n${blocks.join('\n')}\n`;
};
