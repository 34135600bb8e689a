import { Type } from 'typebox';
import { RecordId, placeFields } from '../kernel/http/schema.ts';
import type { LayerName } from './index/layer-definitions.ts';

export const TileParams = Type.Object({
  z: Type.Integer({ description: 'Zoom, 0 to 18.' }),
  x: Type.Integer({ description: 'Column from the west.' }),
  y: Type.Integer({ description: 'Row from the north.' }),
});

export const NetworkTileParams = Type.Object({
  layer: Type.Unsafe<Exclude<LayerName, 'base'>>({
    type: 'string',
    enum: ['pipes', 'valves', 'src_lines_w', 'addresses', 'meters'],
    description: 'Name of the layer; the tile has one layer of this name.',
  }),
  ...TileParams.properties,
});

export const NearestQuery = Type.Object({
  ...placeFields,
  metres: Type.Number({ minimum: 0, maximum: 5_000, default: 100, description: 'Radius of the search.' }),
  limit: Type.Integer({ minimum: 1, maximum: 50, default: 5 }),
});

export const NearLine = Type.Object(
  {
    id: Type.Integer({ description: 'Id of the line; for pipes the osm id.' }),
    metres: Type.Number({ description: 'Distance from the requested place.' }),
    latitude: Type.Number({ description: 'Latitude of the closest point on the line.' }),
    longitude: Type.Number(),
  },
  { $id: 'NearLine', description: 'A line and its point closest to a place.' },
);

export const SvoParams = Type.Object({ svoId: RecordId('Id of the service connection.') });

export const LineAttributes = Type.Object(
  {
    svoId: Type.Integer(),
    pipeOsmId: Type.Union([Type.Integer(), Type.Null()], { description: 'The osm id of the pipe of the connection.' }),
    attributes: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Name of the property in the REST service.' }),
        label: Type.String({ description: 'Bulgarian label; unknown properties have a placeholder label.' }),
        value: Type.String({ description: 'Formatted value with its unit.' }),
      }),
    ),
    coordinates: Type.Array(Type.Array(Type.Number()), { description: 'Longitude and latitude of each point.' }),
  },
  {
    $id: 'LineAttributes',
    description: 'A water service connection (SVO) with the properties for its panel on the map.',
  },
);
