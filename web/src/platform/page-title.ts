import { useEffect } from 'react';
import { createStore } from './store.ts';

/** The title of the current page; null if the page has the title of its route. */
export const pageTitle = createStore<string | null>(null);

/** Replaces the title of the route while the calling component is on screen. */
export const usePageTitle = (title: string): void =>
  useEffect(() => {
    pageTitle.set(() => title);
    return () => pageTitle.set(() => null);
  }, [title]);
