import { ownMapDefinition } from './own-map-definition.ts';
import { ownWmsLayers } from './own-wms-layers.ts';
import type { Warehouse } from './warehouse.ts';

/** The built-in warehouse; it refers to no other host. */
export const ownWarehouse: Warehouse = {
  mapDefinition: async () => ownMapDefinition,
  wmsLayers: async () => ownWmsLayers,
  tilesOf: async () => null,
  mapServerOf: async () => null,
};
