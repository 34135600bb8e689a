import { useCallback, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { silently } from '../../platform/request/busy.ts';
import { AddressAtDocument, PipeAtDocument } from '../map.generated.ts';
import { isSamePlace, largestZoom, type PickedPlace, type Place } from './place.ts';
import type { PipeLookup } from './place-tip.tsx';

/** The picked place. The map, the coordinate field and the address search share it. */
export interface PickedLocation {
  place: Place | null;
  /** Undefined: loading. Null: none was found. */
  address: string | null | undefined;
  /** Undefined: pipes are not looked up. */
  pipe: PipeLookup | undefined;
  /** MP-12: as a form stores it. */
  picked: PickedPlace | null;
  /** Whether there is an earlier place to go back to. */
  canUndo: boolean;
  /** Places the marker and looks up its pipe, and its address unless given. `zoom` is the map's zoom at that time. */
  put: (place: Place, known?: { address?: string; zoom?: number }) => void;
  clear: () => void;
  undo: () => void;
}

interface PickOptions {
  /** MP-4: breakdowns also need the pipe. */
  withPipes: boolean;
  /** Whether the installation has a geocoder. */
  hasAddresses: boolean;
}

interface LocationState {
  place: Place | null;
  address: string | null | undefined;
  pipe: PipeLookup | undefined;
}

const noLocation: LocationState = { place: null, address: null, pipe: undefined };
const defaultZoom = 18;

export const usePickedPlace = (
  initial: PickedPlace | null,
  { withPipes, hasAddresses }: PickOptions,
): PickedLocation => {
  const client = useApolloClient();
  const [state, setState] = useState<LocationState>(() => toInitialState(initial, withPipes));
  const [history, setHistory] = useState<readonly Place[]>([]);
  // Ignore responses for earlier places.
  const current = useRef<Place | null>(initial);

  const lookUp = useCallback(
    (place: Place, known: { address?: string; zoom?: number }): void => {
      const isCurrent = (): boolean => current.current === place;
      const update = (part: Partial<LocationState>): void => {
        if (isCurrent()) setState((present) => ({ ...present, ...part }));
      };
      const at = { latitude: place.latitude, longitude: place.longitude };
      const options = { context: silently, fetchPolicy: 'network-only' } as const;
      if (known.address === undefined && !hasAddresses) update({ address: null });
      if (known.address === undefined && hasAddresses)
        void client.query({ query: AddressAtDocument, variables: { at }, ...options }).then(
          ({ data }) => update({ address: data?.reverseGeocode?.label ?? null }),
          () => update({ address: null }),
        );
      if (withPipes) {
        const zoom = Math.min(largestZoom, known.zoom ?? defaultZoom);
        void client.query({ query: PipeAtDocument, variables: { at, zoom }, ...options }).then(
          ({ data }) => update({ pipe: toPipeLookup(data) }),
          () => update({ pipe: { kind: 'failed' } }),
        );
      }
    },
    [client, withPipes, hasAddresses],
  );

  const show = useCallback(
    (place: Place, known: { address?: string; zoom?: number }): void => {
      current.current = place;
      setState({ place, address: known.address, pipe: withPipes ? { kind: 'loading' } : undefined });
      lookUp(place, known);
    },
    [lookUp, withPipes],
  );

  const put = useCallback(
    (place: Place, known: { address?: string; zoom?: number } = {}): void => {
      const previous = current.current;
      if (previous && !isSamePlace(previous, place)) setHistory((present) => [...present, previous].slice(-maxHistory));
      show(place, known);
    },
    [show],
  );

  const clear = useCallback((): void => {
    const previous = current.current;
    if (previous) setHistory((present) => [...present, previous].slice(-maxHistory));
    current.current = null;
    setState(noLocation);
  }, []);

  const undo = useCallback((): void => {
    const last = history.at(-1);
    if (!last) return;
    setHistory(history.slice(0, -1));
    show(last, {});
  }, [history, show]);

  return useMemo(
    () => ({ ...state, picked: toPickedPlace(state), canUndo: history.length > 0, put, clear, undo }),
    [state, history, put, clear, undo],
  );
};

const maxHistory = 20;

const toInitialState = (initial: PickedPlace | null, withPipes: boolean): LocationState => {
  if (!initial) return noLocation;
  const { address, pipelineId, ...place } = initial;
  const pipe: PipeLookup = pipelineId === null ? { kind: 'none' } : { kind: 'pipe', id: pipelineId };
  return { place, address, pipe: withPipes ? pipe : undefined };
};

/** MP-8: a response without a pipe clears it. A missing response is a failure, not 'none'. */
const toPipeLookup = (data: { pipeAt: { id: string } | null } | undefined): PipeLookup => {
  if (!data) return { kind: 'failed' };
  return data.pipeAt ? { kind: 'pipe', id: data.pipeAt.id } : { kind: 'none' };
};

const toPickedPlace = ({ place, address, pipe }: LocationState): PickedPlace | null =>
  place && { ...place, address: address ?? null, pipelineId: pipe?.kind === 'pipe' ? pipe.id : null };
