import { useEffect } from 'react';
import { createStore } from './store.ts';

interface PageTitle {
  text: string;
  /** True if the page has nothing to show, because its record does not exist. */
  isMissing: boolean;
}

/** The title of the current page; null if the page has the title of its route. */
export const pageTitle = createStore<PageTitle | null>(null);

/** Replaces the title of the route while the calling component is on screen. */
export const usePageTitle = (text: string, { isMissing = false } = {}): void =>
  useEffect(() => {
    pageTitle.set(() => ({ text, isMissing }));
    return () => pageTitle.set(() => null);
  }, [text, isMissing]);
