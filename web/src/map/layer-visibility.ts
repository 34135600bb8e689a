import { writeStorage, readStorage } from '../platform/storage/safe-storage.ts';
import { createStore } from '../platform/store.ts';
import type { MapItemFragment, MapServerLayerFragment } from './map.generated.ts';
import { texts } from './map.texts.ts';

/** A checkbox of the layers panel. The state of a checkbox with `parts` follows from the states of its parts. */
export interface LayerEntry {
  id: string;
  label: string;
  /** Shown below the label. */
  note?: string;
  /** Name of the legend symbol beside the label. */
  symbol?: string;
  parts?: readonly LayerEntry[];
  /** The layer is visible from this zoom on. */
  minZoom?: number;
  isShownByDefault?: boolean;
}

export interface LayerGroup {
  title: string;
  entries: readonly LayerEntry[];
}

/** Whether the user has shown or hidden a layer, by layer id. A layer without an entry has its default. */
export type LayerVisibility = Readonly<Record<string, boolean>>;

const key = 'struma.map-layers';

/** The layers that the user has shown or hidden: stored in the browser, used by every map. */
export const layerVisibility = createStore<LayerVisibility>(readVisibility());

export const setLayerVisibility = (change: LayerVisibility): void => {
  layerVisibility.set((previous) => ({ ...previous, ...change }));
  writeStorage(key, JSON.stringify(layerVisibility.get()));
};

/** Shows a layer that the user has not checked. The browser stores this only with the next change of a checkbox. */
export const showLayer = (id: string): void => layerVisibility.set((previous) => ({ ...previous, [id]: true }));

function readVisibility(): LayerVisibility {
  try {
    const stored: unknown = JSON.parse(readStorage(key) ?? '{}');
    return Object.fromEntries(Object.entries(Object(stored)).filter(isVisibilityEntry));
  } catch {
    return {};
  }
}

function isVisibilityEntry(entry: [string, unknown]): entry is [string, boolean] {
  return typeof entry[1] === 'boolean';
}

export const baseLayerId = 'base';
export const wmsLayerId = (id: string): string => `wms:${id}`;

/** The checkboxes of the layers panel: base map and map servers, the network, other layers of the map definition. */
export const buildLayerGroups = (
  items: readonly MapItemFragment[],
  servers: readonly MapServerLayerFragment[],
): LayerGroup[] => {
  const names = new Set(items.map(({ layerName }) => layerName));
  const others = items.filter(({ layerName }) => !isNetworkLayer(layerName));
  const groups: LayerGroup[] = [
    {
      title: texts.baseLayers,
      entries: [
        { id: baseLayerId, label: texts.baseMap },
        ...servers.map(({ id, name, minZoom, isShown }) => ({
          id: wmsLayerId(id),
          label: name,
          note: texts.fromMapServer,
          minZoom,
          isShownByDefault: isShown,
        })),
      ],
    },
    { title: texts.network, entries: networkEntries.filter(({ id }) => names.has(id)) },
    {
      title: texts.otherLayers,
      entries: others.map(({ layerName, minZoom }) => ({ id: layerName, label: layerName, minZoom })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
};

const networkEntries: readonly LayerEntry[] = [
  {
    id: 'pipes',
    label: texts.pipes,
    parts: [
      { id: 'pipes.transmission', label: texts.transmission, symbol: 'transmission' },
      { id: 'pipes.main', label: texts.main, symbol: 'main' },
      { id: 'pipes.distribution', label: texts.distribution, symbol: 'distribution' },
    ],
  },
  { id: 'src_lines_w', label: texts.svoLines, symbol: 'svo', minZoom: 15 },
  {
    id: 'valves',
    label: texts.valves,
    minZoom: 15,
    parts: [
      { id: 'valves.open', label: texts.openValves, symbol: 'open', minZoom: 15 },
      { id: 'valves.closed', label: texts.closedValves, symbol: 'closed', minZoom: 15 },
    ],
  },
  {
    id: 'meters',
    label: texts.meters,
    isShownByDefault: false,
    parts: [
      { id: 'meters.residential', label: texts.residentialMeters, symbol: 'residential', isShownByDefault: false },
      { id: 'meters.public', label: texts.publicMeters, symbol: 'public', isShownByDefault: false },
    ],
  },
];

/** Layers of the group 'network', and `meter_counts`, which has no checkbox: it follows the checkboxes of `meters`. */
const isNetworkLayer = (name: string): boolean =>
  name === 'meter_counts' || networkEntries.some(({ id }) => id === name);

/** The entry itself, or its parts at the lowest level. */
export const getLeaves = (entry: LayerEntry): readonly LayerEntry[] => entry.parts?.flatMap(getLeaves) ?? [entry];

/** MP-4: ids of the layers of all pipe types. */
export const pipeLayers: readonly string[] = networkEntries
  .filter(({ id }) => id === 'pipes')
  .flatMap(getLeaves)
  .map(({ id }) => id);

export const isShown = (entry: LayerEntry, visibility: LayerVisibility): boolean =>
  visibility[entry.id] ?? entry.isShownByDefault ?? true;

/** 'mixed' if only some parts are shown. */
export const getCheckedState = (entry: LayerEntry, visibility: LayerVisibility): boolean | 'mixed' => {
  const leaves = getLeaves(entry);
  const shown = leaves.filter((leaf) => isShown(leaf, visibility)).length;
  if (shown === 0) return false;
  return shown === leaves.length || 'mixed';
};

/** Returns the changed layers after a click on the checkbox. A mixed checkbox becomes checked. */
export const toggleEntry = (entry: LayerEntry, visibility: LayerVisibility): LayerVisibility => {
  const next = getCheckedState(entry, visibility) !== true;
  return Object.fromEntries(getLeaves(entry).map(({ id }) => [id, next]));
};

/** Ids of all entries that are shown and have no parts. */
export const getShownLayers = (groups: readonly LayerGroup[], visibility: LayerVisibility): ReadonlySet<string> =>
  new Set(
    groups
      .flatMap(({ entries }) => entries.flatMap(getLeaves))
      .filter((leaf) => isShown(leaf, visibility))
      .map(({ id }) => id),
  );
