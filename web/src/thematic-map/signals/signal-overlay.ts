import type { LayerSpecification } from 'maplibre-gl';
import type { ColourMode } from '../../platform/colour-mode.ts';
import { nameFont } from '../../map/style/base-style.ts';
import { mapColours } from '../../map/style/map-colours.ts';
import type { MapOverlay } from '../../map/map-overlay.ts';
import type { SignalStatus } from '../../types.ts';
import type { MapSignalFragment } from './map-signals.generated.ts';
import { texts } from './map-signals.texts.ts';

export const signalSource = 'signals';
export const signalPoints = 'signal-points';
export const signalClusters = 'signal-clusters';

const statuses: readonly SignalStatus[] = ['SIGNAL', 'BREAKDOWN', 'REJECTED', 'CLOSED'];

const layerOf = (status: SignalStatus): string => `signals.${status}`;

/** The statuses whose checkboxes are ticked. None is at first: the map begins with the network. */
export const shownStatuses = (visibility: Readonly<Record<string, boolean>>): SignalStatus[] =>
  statuses.filter((status) => visibility[layerOf(status)] === true);

/** The layer of signals: near ones are one circle with their number, red if a breakdown is among them. */
export const createSignalOverlay = (signals: readonly MapSignalFragment[], selected: string | null): MapOverlay => ({
  group: {
    title: texts.layer,
    entries: statuses.map((status) => ({
      id: layerOf(status),
      label: texts.statuses[status],
      symbol: status,
      isShownByDefault: false,
    })),
  },
  sources: {
    [signalSource]: {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: signals.flatMap(toFeature) },
      cluster: true,
      clusterRadius: 44,
      clusterMaxZoom: 16,
      clusterProperties: { breakdowns: ['+', ['case', ['==', ['get', 'status'], 'BREAKDOWN'], 1, 0]] },
    },
  },
  createLayers: (mode) => createLayers(mode, selected),
});

const toFeature = ({ id, status, location }: MapSignalFragment): GeoJSON.Feature[] =>
  location
    ? [
        {
          type: 'Feature',
          id: Number(id),
          properties: { id, status },
          geometry: { type: 'Point', coordinates: [location.longitude, location.latitude] },
        },
      ]
    : [];

const createLayers = (mode: ColourMode, selected: string | null): LayerSpecification[] => {
  const { signals, labelHalo, pipeSelected } = mapColours[mode];
  return [
    {
      id: signalClusters,
      type: 'circle',
      source: signalSource,
      filter: ['has', 'point_count'],
      paint: {
        'circle-color': ['case', ['>', ['get', 'breakdowns'], 0], signals.BREAKDOWN, signals.SIGNAL],
        'circle-radius': ['step', ['get', 'point_count'], 14, 10, 17, 100, 21],
        'circle-stroke-color': labelHalo,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'signal-counts',
      type: 'symbol',
      source: signalSource,
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
      id: signalPoints,
      type: 'circle',
      source: signalSource,
      filter: ['!', ['has', 'point_count']],
      paint: {
        'circle-color': [
          'match',
          ['get', 'status'],
          ...statuses.slice(1).flatMap((status) => [status, signals[status]]),
          signals.SIGNAL,
        ] as unknown as string,
        'circle-radius': ['case', ['==', ['get', 'id'], selected ?? ''], 9, 7],
        'circle-stroke-color': ['case', ['==', ['get', 'id'], selected ?? ''], pipeSelected, labelHalo],
        'circle-stroke-width': ['case', ['==', ['get', 'id'], selected ?? ''], 4, 2],
      },
    },
  ];
};
