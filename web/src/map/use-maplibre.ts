import type { MapLibreMap, Marker, StyleSpecification } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { loadCode } from '../platform/load-code.ts';
import type { View } from './picker/place.ts';

export type CreateMarker = (element: HTMLElement, isDraggable: boolean) => Marker;

export type MapState =
  | { kind: 'loading' }
  | { kind: 'ready'; map: MapLibreMap; createMarker: CreateMarker }
  /** The browser draws no such maps. */
  | { kind: 'unsupported' }
  | { kind: 'failed'; error: unknown };

interface MapLibreOptions {
  /** Null: not known yet; the map waits for the first. */
  style: StyleSpecification | null;
  view: View;
  isStill: boolean;
}

/** A map in an element. A new `style` is drawn over the old one; `view` counts at the beginning only. */
export const useMapLibre = (
  container: RefObject<HTMLDivElement | null>,
  { style, view, isStill }: MapLibreOptions,
): MapState => {
  const [state, setState] = useState<MapState>(() => (drawsMaps() ? { kind: 'loading' } : { kind: 'unsupported' }));
  const latest = useEffectEvent(() => ({ view, style }));
  const isWanted = style !== null && state.kind !== 'unsupported';

  useEffect(() => {
    if (!isWanted) return undefined;
    let map: MapLibreMap | null = null;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const { createMap, createMarker } = await loadCode(() => import('./maplibre.ts'));
      const { view: start, style: drawn } = latest();
      if (isOver || !container.current || !drawn) return;
      const made = createMap({ container: container.current, style: drawn, view: start, isStill });
      map = made;
      // Not 'load', which waits for every tile: one that hangs must not take the controls away.
      made.once('style.load', () => !isOver && setState({ kind: 'ready', map: made, createMarker }));
    };
    begin().catch((error: unknown) => !isOver && setState({ kind: 'failed', error }));
    return () => {
      isOver = true;
      map?.remove();
      setState((present) => (present.kind === 'ready' ? { kind: 'loading' } : present));
    };
  }, [container, isStill, isWanted]);

  useEffect(() => {
    if (state.kind === 'ready' && style) state.map.setStyle(style, { diff: true });
  }, [state, style]);

  return state;
};

/** Asked once a page: the answer does not change. */
const drawsMaps = (): boolean => {
  known ??= Boolean(document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: false }));
  return known;
};

let known: boolean | null = null;
