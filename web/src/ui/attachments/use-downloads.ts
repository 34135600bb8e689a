import { useEffect, useRef, useState } from 'react';
import { type DownloadableFile, downloadAll } from './download.ts';

export interface Downloads {
  /** How many downloads have started, and how many there are in total. Null if no download is running. */
  running: { started: number; total: number } | null;
  start: (files: readonly DownloadableFile[]) => void;
  stop: () => void;
}

/** Downloads several files. Stops when the component is unmounted. */
export const useDownloads = (): Downloads => {
  const [running, setRunning] = useState<Downloads['running']>(null);
  const cancelDownloads = useRef<() => void>(() => {});
  useEffect(() => () => cancelDownloads.current(), []);

  const stop = (): void => {
    cancelDownloads.current();
    setRunning(null);
  };
  const start = (files: readonly DownloadableFile[]): void => {
    stop();
    if (files.length === 0) return;
    cancelDownloads.current = downloadAll(files, (started) =>
      setRunning(started === null ? null : { started, total: files.length }),
    );
  };
  return { running, start, stop };
};
