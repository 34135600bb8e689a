import type { MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { reportSessionOver } from '../platform/session-over.ts';

export type MapTrouble = 'failed' | 'slow' | null;

const patience = 6000;

/** What the person should know about tiles that do not come, and how to ask for them again. */
export const useMapTrouble = (map: MapLibreMap | null): { trouble: MapTrouble; retry: () => void } => {
  const [trouble, setTrouble] = useState<MapTrouble>(null);

  useEffect(() => {
    if (!map) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failed = ({ error }: { error: unknown }): void => {
      const { status } = Object(error) as { status?: unknown };
      if (status === 401) reportSessionOver();
      setTrouble('failed');
    };
    const loading = (): void => {
      timer ??= setTimeout(() => setTrouble((present) => present ?? 'slow'), patience);
    };
    const idle = (): void => {
      clearTimeout(timer);
      timer = undefined;
      setTrouble((present) => (present === 'slow' ? null : present));
    };
    map.on('error', failed);
    map.on('dataloading', loading);
    map.on('idle', idle);
    if (!map.loaded()) loading();
    return () => {
      clearTimeout(timer);
      map.off('error', failed);
      map.off('dataloading', loading);
      map.off('idle', idle);
    };
  }, [map]);

  const retry = (): void => {
    setTrouble(null);
    // Tiles that failed stay so as long as their source lives: all begin anew.
    map?.setStyle(map.getStyle(), { diff: false });
  };
  return { trouble, retry };
};
