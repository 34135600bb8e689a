import { useEffect, useRef, useState } from 'react';
import { type DownloadableFile, downloadAll } from './download.ts';

export interface Downloads {
  /** Numbers of started downloads and of all; null if nothing is being downloaded. */
  running: { started: number; total: number } | null;
  start: (files: readonly DownloadableFile[]) => void;
  stop: () => void;
}

/** Downloads several files. Stops when the component is unmounted. */
export const useDownloads = (): Downloads => {
  const [running, setRunning] = useState<Downloads['running']>(null);
  const halt = useRef<() => void>(() => {});
  useEffect(() => () => halt.current(), []);

  const stop = (): void => {
    halt.current();
    setRunning(null);
  };
  const start = (files: readonly DownloadableFile[]): void => {
    stop();
    if (files.length === 0) return;
    halt.current = downloadAll(files, (started) =>
      setRunning(started === null ? null : { started, total: files.length }),
    );
  };
  return { running, start, stop };
};
