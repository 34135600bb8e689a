import type { Network } from '../network.ts';
import { viewOf, type WmsParameters } from './wms-request.ts';
import { WmsException } from './wms-exception.ts';

/** Draws the pipes of a map section as PNG. */
export const drawMapPicture = (network: Network, parameters: WmsParameters): Promise<Uint8Array<ArrayBuffer>> => {
  const format = parameters.get('FORMAT') ?? 'image/png';
  if (!format.startsWith('image/png'))
    throw new WmsException(`Unsupported output format (${format}).`, 'InvalidFormat');
  const isTransparent = parameters.get('TRANSPARENT')?.toUpperCase() === 'TRUE';
  return network.picture('pipes', { ...viewOf(parameters), isTransparent });
};
