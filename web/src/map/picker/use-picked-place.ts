import { useCallback, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { silently } from '../../platform/busy.ts';
import { AddressAtDocument, PipeAtDocument } from '../map.generated.ts';
import { isSamePlace, largestZoom, type PickedPlace, type Place } from './place.ts';
import type { PipeFound } from './place-tip.tsx';

/** A place that is being picked: on the map, in the field, by address. Field and map share one. */
export interface PickedLocation {
  place: Place | null;
  /** Undefined: on its way. Null: nobody knows one. */
  address: string | null | undefined;
  /** Undefined: pipes do not matter. */
  pipe: PipeFound | undefined;
  /** MP-12: as forms keep it. */
  picked: PickedPlace | null;
  /** Whether there was a place before this one. */
  canUndo: boolean;
  /** Puts the marker; address and pipe are asked for unless the address is known. `zoom`: how near the person looked. */
  put: (place: Place, known?: { address?: string; zoom?: number }) => void;
  clear: () => void;
  undo: () => void;
}

interface PickOptions {
  /** MP-4: breakdowns also ask for the pipe. */
  withPipes: boolean;
  /** Somebody here knows addresses by their places. */
  hasAddresses: boolean;
}

interface Found {
  place: Place | null;
  address: string | null | undefined;
  pipe: PipeFound | undefined;
}

const nowhere: Found = { place: null, address: null, pipe: undefined };
const usualZoom = 18;

export const usePickedPlace = (
  initial: PickedPlace | null,
  { withPipes, hasAddresses }: PickOptions,
): PickedLocation => {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>(() => startOf(initial, withPipes));
  const [before, setBefore] = useState<readonly Place[]>([]);
  // Answers for a place that the marker has left are dropped.
  const current = useRef<Place | null>(initial);

  const ask = useCallback(
    (place: Place, known: { address?: string; zoom?: number }): void => {
      const isStill = (): boolean => current.current === place;
      const add = (part: Partial<Found>): void => {
        if (isStill()) setFound((present) => ({ ...present, ...part }));
      };
      const at = { latitude: place.latitude, longitude: place.longitude };
      const options = { context: silently, fetchPolicy: 'network-only' } as const;
      if (known.address === undefined && !hasAddresses) add({ address: null });
      if (known.address === undefined && hasAddresses)
        void client.query({ query: AddressAtDocument, variables: { at }, ...options }).then(
          ({ data }) => add({ address: data?.reverseGeocode?.label ?? null }),
          () => add({ address: null }),
        );
      if (withPipes) {
        const zoom = Math.min(largestZoom, known.zoom ?? usualZoom);
        void client.query({ query: PipeAtDocument, variables: { at, zoom }, ...options }).then(
          ({ data }) => add({ pipe: toPipe(data) }),
          () => add({ pipe: { kind: 'failed' } }),
        );
      }
    },
    [client, withPipes, hasAddresses],
  );

  const show = useCallback(
    (place: Place, known: { address?: string; zoom?: number }): void => {
      current.current = place;
      setFound({ place, address: known.address, pipe: withPipes ? { kind: 'loading' } : undefined });
      ask(place, known);
    },
    [ask, withPipes],
  );

  const put = useCallback(
    (place: Place, known: { address?: string; zoom?: number } = {}): void => {
      const left = current.current;
      if (left && !isSamePlace(left, place)) setBefore((present) => [...present, left].slice(-mostBefore));
      show(place, known);
    },
    [show],
  );

  const clear = useCallback((): void => {
    const left = current.current;
    if (left) setBefore((present) => [...present, left].slice(-mostBefore));
    current.current = null;
    setFound(nowhere);
  }, []);

  const undo = useCallback((): void => {
    const last = before.at(-1);
    if (!last) return;
    setBefore(before.slice(0, -1));
    show(last, {});
  }, [before, show]);

  return useMemo(
    () => ({ ...found, picked: pickedOf(found), canUndo: before.length > 0, put, clear, undo }),
    [found, before, put, clear, undo],
  );
};

const mostBefore = 20;

const startOf = (initial: PickedPlace | null, withPipes: boolean): Found => {
  if (!initial) return nowhere;
  const { address, pipelineId, ...place } = initial;
  const pipe: PipeFound = pipelineId === null ? { kind: 'none' } : { kind: 'pipe', id: pipelineId };
  return { place, address, pipe: withPipes ? pipe : undefined };
};

/** MP-8: an answer without a pipe clears it; no answer at all is a failure and not 'none'. */
const toPipe = (data: { pipeAt: { id: string } | null } | undefined): PipeFound => {
  if (!data) return { kind: 'failed' };
  return data.pipeAt ? { kind: 'pipe', id: data.pipeAt.id } : { kind: 'none' };
};

const pickedOf = ({ place, address, pipe }: Found): PickedPlace | null =>
  place && { ...place, address: address ?? null, pipelineId: pipe?.kind === 'pipe' ? pipe.id : null };
