import type { Network } from '../network/network.ts';
import { vectorType, type BaseMapSource } from './base-map-source.ts';
import { baseMapTexts } from './base-map.texts.ts';

/** Creates a base map from the table `base_map_feature`. The network index draws the tiles. */
export const createEmbeddedBaseMap = (network: Network): BaseMapSource => ({
  facts: async () => ({
    kind: 'VECTOR',
    minZoom: 0,
    maxZoom: 16,
    tileSize: 512,
    attribution: baseMapTexts.embedded,
  }),
  async tile(tile) {
    const made = await network.tile('base', tile);
    return made && { ...made, contentType: vectorType, isZipped: true };
  },
});
