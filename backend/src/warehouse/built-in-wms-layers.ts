import { warehouseTexts } from './warehouse.texts.ts';
import type { WmsLayer } from './wms-layer.ts';

/** Layers of the built-in map server. */
export const builtInWmsLayers: readonly WmsLayer[] = [
  {
    secondary_id: 'pipelines',
    name: warehouseTexts.pipelines,
    show: false,
    zoom_extent: [8, 24],
    type: 'WMS',
    url: '/map/wms',
  },
];
