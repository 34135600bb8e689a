import type { MapLibreMap, Marker, StyleSpecification } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { loadCode } from '../platform/loading/load-code.ts';
import type { View } from './picker/place.ts';

export type CreateMarker = (element: HTMLElement, isDraggable: boolean) => Marker;

export type MapState =
  | { kind: 'loading' }
  | { kind: 'ready'; map: MapLibreMap; createMarker: CreateMarker }
  /** The browser has no WebGL. */
  | { kind: 'unsupported' }
  | { kind: 'failed'; error: unknown };

interface MapLibreOptions {
  /** Null while the style loads. The map is created with the first style. */
  style: StyleSpecification | null;
  view: View;
  isStatic: boolean;
}

/** Creates a map in an element. A new `style` updates the map; `view` is only the initial view. */
export const useMapLibre = (
  container: RefObject<HTMLDivElement | null>,
  { style, view, isStatic }: MapLibreOptions,
): MapState => {
  const [state, setState] = useState<MapState>(() => (hasWebGl() ? { kind: 'loading' } : { kind: 'unsupported' }));
  const readLatest = useEffectEvent(() => ({ view, style }));
  const isNeeded = style !== null && state.kind !== 'unsupported';

  useEffect(() => {
    if (!isNeeded) return undefined;
    let map: MapLibreMap | null = null;
    let isDisposed = false;
    const loadMap = async (): Promise<void> => {
      const { createMap, createMarker } = await loadCode(() => import('./maplibre.ts'));
      const { view: initialView, style: initialStyle } = readLatest();
      if (isDisposed || !container.current || !initialStyle) return;
      const created = createMap({ container: container.current, style: initialStyle, view: initialView, isStatic });
      map = created;
      // The event 'load' would wait for all tiles: a slow tile must not delay the controls.
      created.once('style.load', () => !isDisposed && setState({ kind: 'ready', map: created, createMarker }));
    };
    loadMap().catch((error: unknown) => !isDisposed && setState({ kind: 'failed', error }));
    return () => {
      isDisposed = true;
      map?.remove();
      setState((previous) => (previous.kind === 'ready' ? { kind: 'loading' } : previous));
    };
  }, [container, isStatic, isNeeded]);

  useEffect(() => {
    if (state.kind === 'ready' && style) state.map.setStyle(style, { diff: true });
  }, [state, style]);

  return state;
};

/** Cached, because the result cannot change while the page is open. */
const hasWebGl = (): boolean => {
  webGlSupport ??= Boolean(
    document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: false }),
  );
  return webGlSupport;
};

let webGlSupport: boolean | null = null;
