import type { MapOverlay } from '../../map/map-overlay.ts';
import type { SignalStatus } from '../../types.ts';
import { createPointLayers, createPointSource } from '../records/point-overlay.ts';
import type { MapSignalFragment } from './map-signals.generated.ts';
import { texts } from './map-signals.texts.ts';

export const signalLayer = 'signals';

const statuses: readonly SignalStatus[] = ['SIGNAL', 'BREAKDOWN', 'REJECTED', 'CLOSED'];

const layerOf = (status: SignalStatus): string => `signals.${status}`;

/** The statuses whose checkboxes are checked. By default none is checked: the map first shows only the network. */
export const shownStatuses = (visibility: Readonly<Record<string, boolean>>): SignalStatus[] =>
  statuses.filter((status) => visibility[layerOf(status)] === true);

/**
 * The layer of signals. Signals close to each other are drawn as one circle with their count. The circle has the colour
 * of breakdowns if one of these signals has the status BREAKDOWN.
 */
export const createSignalOverlay = (
  signals: readonly MapSignalFragment[],
  selected: string | null,
  select: (id: string) => void,
): MapOverlay => ({
  group: {
    title: texts.layer,
    entries: statuses.map((status) => ({
      id: layerOf(status),
      label: texts.statuses[status],
      symbol: status,
      isShownByDefault: false,
    })),
  },
  records: signals.flatMap(({ id, title, statusName, location: place }) =>
    place
      ? [
          {
            kind: texts.one,
            name: id,
            note: `${title}, ${statusName}`,
            place,
            isChosen: id === selected,
            choose: () => select(id),
          },
        ]
      : [],
  ),
  sources: createPointSource({
    name: signalLayer,
    records: signals.map(({ id, status, location }) => ({ id, kind: status, location })),
    urgent: 'BREAKDOWN',
  }),
  createLayers: (mode) =>
    createPointLayers(mode, {
      name: signalLayer,
      selected,
      clusterColours: ({ signals: colours }) => ({ urgent: colours.BREAKDOWN, others: colours.SIGNAL }),
      pointColour: ({ signals: colours }) =>
        [
          'match',
          ['get', 'kind'],
          ...statuses.slice(1).flatMap((status) => [status, colours[status]]),
          colours.SIGNAL,
        ] as unknown as string,
    }),
});
