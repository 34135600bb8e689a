import type { ReactNode } from 'react';

/** Replaces the loader of Chakra's buttons, which has 1 KB. This product shows pending requests by a line over the page. */
export const Loader = ({ children }: { children?: ReactNode }): ReactNode => children;
