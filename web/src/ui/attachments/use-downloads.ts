import { useEffect, useRef, useState } from 'react';
import { type DownloadableFile, downloadEach } from './download.ts';

export interface Downloads {
  /** Null while nothing is being fetched. */
  running: { started: number; total: number } | null;
  start: (files: readonly DownloadableFile[]) => void;
  stop: () => void;
}

/** Fetching several files; it ends with the component. */
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
    halt.current = downloadEach(files, (started) =>
      setRunning(started === null ? null : { started, total: files.length }),
    );
  };
  return { running, start, stop };
};
