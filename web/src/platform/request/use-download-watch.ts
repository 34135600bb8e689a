import { useEffect } from 'react';
import { probe } from './probe.ts';

/**
 * After each click on a download, requests the state of the services, so that the page shows an outage: the browser
 * itself downloads the file and reports no failure to the page.
 */
export const useDownloadWatch = (): void =>
  useEffect(() => {
    document.addEventListener('click', probeAfterDownload);
    return () => document.removeEventListener('click', probeAfterDownload);
  }, []);

const probeAfterDownload = ({ target }: MouseEvent): void => {
  if (target instanceof Element && target.closest('a[download][href^="/files/"]')) void probe();
};
