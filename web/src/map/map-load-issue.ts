import type { MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { reportSessionOver } from '../platform/request/session-over.ts';

export type MapLoadIssue = 'failed' | 'slow' | null;

const slowAfterMs = 6000;

/** Reports tiles that failed or are slow to load, with a function that requests them again. */
export const useMapLoadIssue = (map: MapLibreMap | null): { loadIssue: MapLoadIssue; retry: () => void } => {
  const [loadIssue, setLoadIssue] = useState<MapLoadIssue>(null);

  useEffect(() => {
    if (!map) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onError = ({ error }: { error: unknown }): void => {
      const { status } = Object(error) as { status?: unknown };
      if (status === 401) reportSessionOver();
      setLoadIssue('failed');
    };
    const onLoading = (): void => {
      timer ??= setTimeout(() => setLoadIssue((present) => present ?? 'slow'), slowAfterMs);
    };
    const onIdle = (): void => {
      clearTimeout(timer);
      timer = undefined;
      setLoadIssue((present) => (present === 'slow' ? null : present));
    };
    map.on('error', onError);
    map.on('dataloading', onLoading);
    map.on('idle', onIdle);
    if (!map.loaded()) onLoading();
    return () => {
      clearTimeout(timer);
      map.off('error', onError);
      map.off('dataloading', onLoading);
      map.off('idle', onIdle);
    };
  }, [map]);

  const retry = (): void => {
    setLoadIssue(null);
    // A source never requests a failed tile again, so the whole style is set again.
    map?.setStyle(map.getStyle(), { diff: false });
  };
  return { loadIssue, retry };
};
