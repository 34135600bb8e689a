import { useEffect } from 'react';
import { createStore } from './store.ts';

/** The title of the page if it differs from that of its route; null for the route's own. */
export const pageTitle = createStore<string | null>(null);

/** Replaces the title of the route while the calling component is on screen. */
export const usePageTitle = (title: string): void =>
  useEffect(() => {
    pageTitle.set(() => title);
    return () => pageTitle.set(() => null);
  }, [title]);
