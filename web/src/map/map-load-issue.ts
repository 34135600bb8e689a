import type { MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { connection, reportFailure } from '../platform/request/connection.ts';
import { reportSessionOver } from '../platform/request/session-over.ts';

export type MapLoadIssue = 'failed' | 'slow' | null;

const slowAfterMs = 6000;

/**
 * If the connection returns at least this long after tiles failed, there was an outage, and the tiles are requested at
 * once. Otherwise they are requested after the next pause.
 */
const minOutageMs = 1000;

/** Pauses before failed tiles are requested again; the last pause repeats. */
const retryPausesMs = [4000, 8000, 16_000, 30_000];

/**
 * Reports whether tiles failed or are slow to load, and returns a function that requests all tiles again. Failed tiles
 * are also requested again automatically: after an outage, and at growing intervals.
 */
export const useMapLoadIssue = (map: MapLibreMap | null): { loadIssue: MapLoadIssue; retry: () => void } => {
  const [loadIssue, setLoadIssue] = useState<MapLoadIssue>(null);

  useEffect(() => {
    if (!map) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onError = ({ error }: { error: unknown }): void => {
      const { status, url } = Object(error) as { status?: unknown; url?: unknown };
      if (status === 401) reportSessionOver();
      if (isOwnTile(url) && (status === 502 || status === 503 || status === 504)) reportFailure();
      setLoadIssue('failed');
    };
    const onLoading = (): void => {
      timer ??= setTimeout(() => setLoadIssue((previous) => previous ?? 'slow'), slowAfterMs);
    };
    const onIdle = (): void => {
      clearTimeout(timer);
      timer = undefined;
      setLoadIssue((previous) => (previous === 'slow' ? null : previous));
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

  const retry = useCallback((): void => {
    setLoadIssue(null);
    // MapLibre never requests a failed tile again, so the whole style is set again.
    map?.setStyle(map.getStyle(), { diff: false });
  }, [map]);
  useAutomaticRetry(loadIssue === 'failed', retry);
  return { loadIssue, retry };
};

/** True for tiles of the gateway. Tiles of external map servers have another path. */
const isOwnTile = (url: unknown): boolean => typeof url === 'string' && url.includes('/map/tiles/');

const useAutomaticRetry = (hasFailed: boolean, retry: () => void): void => {
  const attempts = useRef(0);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retryNow = (): void => {
      attempts.current += 1;
      retry();
    };
    const timer = setTimeout(retryNow, retryPausesMs[Math.min(attempts.current, retryPausesMs.length - 1)]);
    const failedAt = performance.now();
    const unsubscribe = connection.subscribe(() => {
      if (connection.get().state === 'connected' && performance.now() - failedAt > minOutageMs) retryNow();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [hasFailed, retry]);
};
