import { remember, remembered } from '../platform/safe-storage.ts';
import { createStore } from '../platform/store.ts';
import type { MapItemFragment, MapServerLayerFragment } from './map.generated.ts';
import { texts } from './map.texts.ts';

/** A box of the panel. One with parts is ticked, half-ticked or empty as they are. */
export interface LayerEntry {
  id: string;
  label: string;
  /** Said below the label. */
  note?: string;
  /** Which sign stands beside it. */
  sign?: string;
  parts?: readonly LayerEntry[];
  /** From this zoom on it is seen. */
  minZoom?: number;
  isShownFirst?: boolean;
}

export interface LayerGroup {
  title: string;
  entries: readonly LayerEntry[];
}

/** Ids of boxes that were ticked or emptied; the others are as they begin. */
export type LayerChoice = Readonly<Record<string, boolean>>;

const key = 'struma.map-layers';

/** What the person has chosen, on every map. */
export const layerChoice = createStore<LayerChoice>(readChoice());

export const chooseLayers = (change: LayerChoice): void => {
  layerChoice.set((present) => ({ ...present, ...change }));
  remember(key, JSON.stringify(layerChoice.get()));
};

function readChoice(): LayerChoice {
  try {
    const kept: unknown = JSON.parse(remembered(key) ?? '{}');
    return Object.fromEntries(Object.entries(Object(kept)).filter(isChoice));
  } catch {
    return {};
  }
}

function isChoice(entry: [string, unknown]): entry is [string, boolean] {
  return typeof entry[1] === 'boolean';
}

export const baseLayerId = 'base';
export const wmsLayerId = (id: string): string => `wms:${id}`;

/** The panel's boxes: 'Подложки' first, then what the map definition holds. */
export const layerGroups = (
  items: readonly MapItemFragment[],
  servers: readonly MapServerLayerFragment[],
): LayerGroup[] => {
  const names = new Set(items.map(({ layerName }) => layerName));
  const others = items.filter(({ layerName }) => !isOwnName(layerName));
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
          isShownFirst: isShown,
        })),
      ],
    },
    { title: texts.network, entries: ownEntries.filter(({ id }) => names.has(id)) },
    {
      title: texts.otherLayers,
      entries: others.map(({ layerName, minZoom }) => ({ id: layerName, label: layerName, minZoom })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
};

const ownEntries: readonly LayerEntry[] = [
  {
    id: 'pipes',
    label: texts.pipes,
    parts: [
      { id: 'pipes.transmission', label: texts.transmission, sign: 'transmission' },
      { id: 'pipes.main', label: texts.main, sign: 'main' },
      { id: 'pipes.distribution', label: texts.distribution, sign: 'distribution' },
    ],
  },
  { id: 'src_lines_w', label: texts.svoLines, sign: 'svo', minZoom: 15 },
  {
    id: 'valves',
    label: texts.valves,
    minZoom: 15,
    parts: [
      { id: 'valves.open', label: texts.openValves, sign: 'open', minZoom: 15 },
      { id: 'valves.closed', label: texts.closedValves, sign: 'closed', minZoom: 15 },
    ],
  },
  {
    id: 'meters',
    label: texts.meters,
    isShownFirst: false,
    parts: [
      { id: 'meters.residential', label: texts.residentialMeters, sign: 'residential', isShownFirst: false },
      { id: 'meters.public', label: texts.publicMeters, sign: 'public', isShownFirst: false },
    ],
  },
];

/** The layer of counted meters has no box of its own. */
const isOwnName = (name: string): boolean => name === 'meter_counts' || ownEntries.some(({ id }) => id === name);

/** The boxes without parts that a box stands for. */
export const leavesOf = (entry: LayerEntry): readonly LayerEntry[] => entry.parts?.flatMap(leavesOf) ?? [entry];

/** MP-4: every kind of pipe. */
export const pipeLayers: readonly string[] = ownEntries
  .filter(({ id }) => id === 'pipes')
  .flatMap(leavesOf)
  .map(({ id }) => id);

export const isShown = (entry: LayerEntry, choice: LayerChoice): boolean =>
  choice[entry.id] ?? entry.isShownFirst ?? true;

/** 'mixed' where only some parts are shown. */
export const tickOf = (entry: LayerEntry, choice: LayerChoice): boolean | 'mixed' => {
  const leaves = leavesOf(entry);
  const shown = leaves.filter((leaf) => isShown(leaf, choice)).length;
  if (shown === 0) return false;
  return shown === leaves.length || 'mixed';
};

/** What a press on the box changes: half-ticked becomes ticked. */
export const toggled = (entry: LayerEntry, choice: LayerChoice): LayerChoice => {
  const next = tickOf(entry, choice) !== true;
  return Object.fromEntries(leavesOf(entry).map(({ id }) => [id, next]));
};

/** Ids of all shown boxes without parts. */
export const shownLayers = (groups: readonly LayerGroup[], choice: LayerChoice): ReadonlySet<string> =>
  new Set(
    groups
      .flatMap(({ entries }) => entries.flatMap(leavesOf))
      .filter((leaf) => isShown(leaf, choice))
      .map(({ id }) => id),
  );
