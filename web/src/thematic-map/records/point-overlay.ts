import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { ColourMode } from '../../platform/colour-mode.ts';
import { mapColours, type MapColours } from '../../map/style/map-colours.ts';
import { nameFont } from '../../map/style/base-map-style.ts';

/** A record as a point of a layer. */
export interface MapPointRecord {
  id: string;
  /** Determines the colour of the point. */
  kind: string;
  location: { latitude: number; longitude: number } | null;
}

/** The names of the source and of the layers of points. */
export const pointLayers = (name: string) => ({
  source: name,
  points: `${name}-points`,
  clusters: `${name}-clusters`,
  counts: `${name}-counts`,
});

interface PointSource {
  name: string;
  records: readonly MapPointRecord[];
  /**
   * Records close to each other are drawn as one circle with their count. If one of these records is of the kind
   * `urgent`, the circle has the colour of this kind.
   */
  urgent: string;
}

export const createPointSource = ({ name, records, urgent }: PointSource): Record<string, SourceSpecification> => ({
  [name]: {
    type: 'geojson',
    data: { type: 'FeatureCollection', features: records.flatMap(toFeature) },
    cluster: true,
    clusterRadius: 44,
    clusterMaxZoom: 16,
    clusterProperties: { urgent: ['+', ['case', ['==', ['get', 'kind'], urgent], 1, 0]] },
  },
});

const toFeature = ({ id, kind, location }: MapPointRecord): GeoJSON.Feature[] =>
  location
    ? [
        {
          type: 'Feature',
          id: Number(id),
          properties: { id, kind },
          geometry: { type: 'Point', coordinates: [location.longitude, location.latitude] },
        },
      ]
    : [];

interface PointStyle {
  name: string;
  selected: string | null;
  /** The colours of the circles with several records: with and without an urgent one. */
  clusterColours: (colours: MapColours) => { urgent: string; others: string };
  /** The colour of a point by its `kind`. */
  pointColour: (colours: MapColours) => ExpressionSpecification | string;
}

/** The layers of points, drawn above the network. */
export const createPointLayers = (
  mode: ColourMode,
  { name, selected, clusterColours, pointColour }: PointStyle,
): LayerSpecification[] => {
  const colours = mapColours[mode];
  const { labelHalo, pipeSelected } = colours;
  const cluster = clusterColours(colours);
  const { source, points, clusters, counts } = pointLayers(name);
  const isSelected: ExpressionSpecification = ['==', ['get', 'id'], selected ?? ''];
  return [
    {
      id: clusters,
      type: 'circle',
      source,
      filter: ['has', 'point_count'],
      paint: {
        'circle-color': ['case', ['>', ['get', 'urgent'], 0], cluster.urgent, cluster.others],
        'circle-radius': ['step', ['get', 'point_count'], 14, 10, 17, 100, 21],
        'circle-stroke-color': labelHalo,
        'circle-stroke-width': 2,
      },
    },
    {
      id: counts,
      type: 'symbol',
      source,
      filter: ['has', 'point_count'],
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': [nameFont],
        'text-size': 13,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': labelHalo },
    },
    {
      id: points,
      type: 'circle',
      source,
      filter: ['!', ['has', 'point_count']],
      paint: {
        'circle-color': pointColour(colours),
        'circle-radius': ['case', isSelected, 9, 7],
        'circle-stroke-color': ['case', isSelected, pipeSelected, labelHalo],
        'circle-stroke-width': ['case', isSelected, 4, 2],
      },
    },
  ];
};
