import type { MapOverlay } from '../../map/map-overlay.ts';
import { createPointLayers, createPointSource } from '../records/point-overlay.ts';
import type { MapBreakdownFragment } from './map-breakdowns.generated.ts';
import { texts } from './map-breakdowns.texts.ts';

export const breakdownLayer = 'breakdowns';

/** ACTIVE: open breakdowns whose repair has begun or has no time yet. PLANNED: open ones whose repair begins later. */
export type BreakdownKind = keyof typeof texts.kinds;

const kinds = Object.keys(texts.kinds) as BreakdownKind[];

const layerOf = (kind: BreakdownKind): string => `breakdowns.${kind}`;

/** The kinds whose checkboxes are checked. By default none is checked: the map first shows only the network. */
export const shownKinds = (visibility: Readonly<Record<string, boolean>>): BreakdownKind[] =>
  kinds.filter((kind) => visibility[layerOf(kind)] === true);

export const kindOf = ({ repairStart }: Pick<MapBreakdownFragment, 'repairStart'>, now: Date): BreakdownKind =>
  repairStart !== null && new Date(repairStart) > now ? 'PLANNED' : 'ACTIVE';

/** The layer of open breakdowns. Breakdowns close to each other are drawn as one circle with their count. */
export const createBreakdownOverlay = (
  breakdowns: readonly MapBreakdownFragment[],
  selected: string | null,
  select: (id: string) => void,
): MapOverlay => ({
  group: {
    title: texts.layer,
    entries: kinds.map((kind) => ({
      id: layerOf(kind),
      label: texts.kinds[kind],
      symbol: kind,
      isShownByDefault: false,
    })),
  },
  records: breakdowns.flatMap((breakdown) => {
    const { id, workCardNo: name, streetName, location: place } = breakdown;
    const state = texts.states[kindOf(breakdown, new Date())];
    const note = streetName ? `${streetName}, ${state}` : state;
    return place ? [{ kind: texts.one, name, note, place, isChosen: id === selected, choose: () => select(id) }] : [];
  }),
  sources: createPointSource({
    name: breakdownLayer,
    records: breakdowns.map((breakdown) => ({ ...breakdown, kind: kindOf(breakdown, new Date()) })),
    urgent: 'ACTIVE',
  }),
  createLayers: (mode) =>
    createPointLayers(mode, {
      name: breakdownLayer,
      selected,
      clusterColours: ({ breakdowns: colours }) => ({ urgent: colours.ACTIVE, others: colours.PLANNED }),
      pointColour: ({ breakdowns: colours }) => ['match', ['get', 'kind'], 'PLANNED', colours.PLANNED, colours.ACTIVE],
    }),
});
