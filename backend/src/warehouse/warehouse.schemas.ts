import { Type } from 'typebox';

const anything = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });

export const MapDataItemResponse = Type.Object(
  {
    source: Type.Object({ sourceName: Type.String(), sourceObject: anything }),
    style: Type.Object({ layout: anything, paint: anything }),
    layer: Type.Object({
      layerName: Type.String(),
      layerType: Type.Object({ name: Type.String({ description: "Type of the layer in MapLibre's style." }) }),
      minZoom: Type.Number(),
      maxZoom: Type.Number(),
      sourceLayer: Type.Union([Type.String(), Type.Null()]),
    }),
    selectable: Type.Boolean({ description: 'True if the user can hover over features of the layer and select them.' }),
  },
  { $id: 'MapDataItem', description: "A source and one layer that draws it, in MapLibre's style format." },
);

export const WmsLayerResponse = Type.Object(
  {
    secondary_id: Type.String(),
    name: Type.String(),
    show: Type.Boolean({ description: 'True if the layer is visible at first.' }),
    zoom_extent: Type.Array(Type.Number(), { description: 'Smallest and largest zoom.' }),
    type: Type.String(),
    url: Type.String({ description: 'Path of the map server at the gateway.' }),
  },
  { $id: 'WmsLayer', description: 'A layer of a map server.' },
);

export const ProjectQuery = Type.Object({ projectID: Type.Integer({ description: 'Project of the map: 19.' }) });

const wmsText = Type.Optional(Type.String({ maxLength: 500 }));

/** Parameter names as in the standard; WMS ignores their letter case. */
export const WmsQuery = Type.Object(
  Object.fromEntries(
    ['SERVICE', 'VERSION', 'REQUEST', 'LAYERS', 'QUERY_LAYERS', 'CRS', 'BBOX', 'WIDTH', 'HEIGHT', 'I', 'J'].map(
      (name) => [name, wmsText],
    ),
  ),
  { additionalProperties: true, description: 'Parameters of WMS 1.1.1 or 1.3.0, in any letter case.' },
);

export const LayerParams = Type.Object({ layer: Type.String({ maxLength: 200 }) });

export const SourceTileParams = Type.Object({
  source: Type.String({ maxLength: 200 }),
  z: Type.Integer(),
  x: Type.Integer(),
  y: Type.Integer(),
});
