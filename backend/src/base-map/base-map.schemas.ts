import { Type } from 'typebox';

export const BaseMap = Type.Object(
  {
    kind: Type.Unsafe<'VECTOR' | 'RASTER'>({ type: 'string', enum: ['VECTOR', 'RASTER'] }),
    minZoom: Type.Integer(),
    maxZoom: Type.Integer(),
    tileSize: Type.Integer({ description: 'Width of an image in pixels.' }),
    attribution: Type.String({ description: 'Attribution to show on the map; empty if there is none.' }),
  },
  { $id: 'BaseMap', description: 'The base map: vector tiles in the Protomaps schema, or images.' },
);
