import { useEffect } from 'react';
import { probe } from './probe.ts';

/**
 * The browser downloads a file by itself and reports no failure to the page. So each click on a download also requests
 * the state of the services, and an outage is shown.
 */
export const useDownloadWatch = (): void =>
  useEffect(() => {
    document.addEventListener('click', probeAfterDownload);
    return () => document.removeEventListener('click', probeAfterDownload);
  }, []);

const probeAfterDownload = ({ target }: MouseEvent): void => {
  if (target instanceof Element && target.closest('a[download][href^="/files/"]')) void probe();
};
