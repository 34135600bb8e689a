import { isInCountry } from '@struma/shared/geo.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { optionalContext } from '../../platform/request/busy.ts';
import { toast } from '../../platform/toast.ts';
import { AddressAtDocument, PipeAtDocument } from '../map.generated.ts';
import { texts } from '../map.texts.ts';
import { isSamePlace, maxZoom, type PickedPlace, type Place } from './place.ts';
import type { PipeLookup } from './place-tip.tsx';

/** The picked place. The map, the coordinate field and the address search share it. */
export interface PickedLocation {
  place: Place | null;
  /** Undefined while loading; null if no address was found. */
  address: string | null | undefined;
  /** Undefined if pipes are not looked up. */
  pipe: PipeLookup | undefined;
  /** MP-12: the place as a form stores it. */
  picked: PickedPlace | null;
  /** True until the user leaves the coordinate field: the address and the pipe are not looked up yet. */
  isTyping?: boolean | undefined;
  /** True if `undo` can go back to an earlier place. */
  canUndo: boolean;
  /**
   * Places the marker, looks up the pipe and, unless the address is known, the address. Null removes the marker. `zoom`
   * is the zoom of the map at that time. A place outside of the country is refused with a message.
   */
  put: (place: Place | null, known?: KnownFacts) => void;
  clear: () => void;
  undo: () => void;
}

interface PickOptions {
  /** Whether the pipe at the place is looked up (MP-4). */
  hasPipes: boolean;
  /** Whether the installation has a geocoder. */
  hasAddresses: boolean;
  /** If true, the address of the initial place is unknown and looked up. */
  looksUpInitial?: boolean;
}

interface LocationState {
  place: Place | null;
  address: string | null | undefined;
  pipe: PipeLookup | undefined;
  isTyping?: boolean | undefined;
}

const noLocation: LocationState = { place: null, address: null, pipe: undefined };
/** Zoom of the pipe lookup for a place that was not picked on the map. */
const defaultZoom = 18;

export const usePickedPlace = (initial: PickedPlace | null, options: PickOptions): PickedLocation => {
  const { state, current, show } = useShownPlace(initial, options);
  const [history, setHistory] = useState<readonly Place[]>([]);
  const { isTyping } = state;

  const put = useCallback(
    (place: Place | null, known: KnownFacts = {}): void => {
      if (place && !isInCountry(place)) return toast.error(texts.coordinateProblems.outside);
      const previous = current.current;
      // Of the coordinates that are typed, only the place before the typing is worth going back to.
      if (previous && !isTyping && !isSamePlace(previous, place))
        setHistory((places) => [...places, previous].slice(-maxHistory));
      show(place, known);
    },
    [show, current, isTyping],
  );
  const clear = useCallback(() => put(null), [put]);

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

/** The place with the marker, and its facts while they are looked up. */
const useShownPlace = (
  initial: PickedPlace | null,
  { hasPipes, hasAddresses, looksUpInitial = false }: PickOptions,
) => {
  const lookUp = useLookUp({ hasPipes, hasAddresses });
  const [state, setState] = useState<LocationState>(() => toInitialState(initial, hasPipes, looksUpInitial));
  const current = useRef<Place | null>(initial);
  const read = useCallback(
    (place: Place, known: KnownFacts): void =>
      lookUp(place, known, (part) => {
        // Ignore responses for earlier places.
        if (current.current === place) setState((previous) => ({ ...previous, ...part }));
      }),
    [lookUp],
  );
  useEffect(() => {
    if (looksUpInitial && current.current) read(current.current, {});
  }, [looksUpInitial, read]);

  const show = useCallback(
    (place: Place | null, known: KnownFacts): void => {
      current.current = place;
      const { address, isTyping } = known;
      const pipe = hasPipes ? ({ kind: 'loading' } as const) : undefined;
      setState(place ? { place, address, pipe, isTyping } : { ...noLocation, isTyping });
      if (place && !isTyping) read(place, known);
    },
    [read, hasPipes],
  );
  return { state, current, show };
};

const maxHistory = 20;

/** Facts that are known when the marker is placed. `zoom` is the zoom of the map at that time. */
interface KnownFacts {
  address?: string;
  zoom?: number;
  /** If true, nothing is looked up yet: the user is typing the coordinates. */
  isTyping?: boolean;
}

/** Returns a function that looks up the pipe at a place and, unless the address is known, the address. */
const useLookUp = ({ hasPipes, hasAddresses }: PickOptions) => {
  const client = useApolloClient();
  return useCallback(
    (place: Place, known: KnownFacts, update: (part: Partial<LocationState>) => void): void => {
      const at = { latitude: place.latitude, longitude: place.longitude };
      const options = { context: optionalContext, fetchPolicy: 'network-only' } as const;
      if (known.address === undefined && !hasAddresses) update({ address: null });
      if (known.address === undefined && hasAddresses)
        void client.query({ query: AddressAtDocument, variables: { at }, ...options }).then(
          ({ data }) => update({ address: data?.reverseGeocode?.label ?? null }),
          () => update({ address: null }),
        );
      if (hasPipes) {
        const zoom = Math.min(maxZoom, known.zoom ?? defaultZoom);
        void client.query({ query: PipeAtDocument, variables: { at, zoom }, ...options }).then(
          ({ data }) => update({ pipe: toPipeLookup(data) }),
          () => update({ pipe: { kind: 'failed' } }),
        );
      }
    },
    [client, hasPipes, hasAddresses],
  );
};

const toInitialState = (initial: PickedPlace | null, hasPipes: boolean, isLookedUp: boolean): LocationState => {
  if (!initial) return noLocation;
  const { address, pipelineId, ...place } = initial;
  const pipe: PipeLookup = pipelineId === null ? { kind: 'none' } : { kind: 'pipe', id: pipelineId };
  return { place, address: isLookedUp ? undefined : address, pipe: hasPipes ? pipe : undefined };
};

/** MP-8: a response without a pipe clears the pipe. A missing response is a failure, not 'none'. */
const toPipeLookup = (data: { pipeAt: { id: string } | null } | undefined): PipeLookup => {
  if (!data) return { kind: 'failed' };
  return data.pipeAt ? { kind: 'pipe', id: data.pipeAt.id } : { kind: 'none' };
};

const toPickedPlace = ({ place, address, pipe }: LocationState): PickedPlace | null =>
  place && { ...place, address: address ?? null, pipelineId: pipe?.kind === 'pipe' ? pipe.id : null };
