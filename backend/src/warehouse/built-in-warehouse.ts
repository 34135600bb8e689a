import { builtInMapDefinition } from './built-in-map-definition.ts';
import { builtInWmsLayers } from './built-in-wms-layers.ts';
import type { Warehouse } from './warehouse.ts';

/** The built-in warehouse; it refers to no other host. */
export const builtInWarehouse: Warehouse = {
  mapDefinition: async () => builtInMapDefinition,
  wmsLayers: async () => builtInWmsLayers,
  tilesOf: async () => null,
  mapServerOf: async () => null,
};
