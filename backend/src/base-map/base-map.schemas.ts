import { Type } from 'typebox';

export const BaseMap = Type.Object(
  {
    kind: Type.Unsafe<'VECTOR' | 'RASTER'>({ type: 'string', enum: ['VECTOR', 'RASTER'] }),
    minZoom: Type.Integer(),
    maxZoom: Type.Integer(),
    tileSize: Type.Integer({ description: 'Width of a picture in pixels.' }),
    attribution: Type.String({ description: 'To be shown on the map; empty if there is none.' }),
  },
  { $id: 'BaseMap', description: 'The map below everything else: vector tiles in the Protomaps schema, or pictures.' },
);
