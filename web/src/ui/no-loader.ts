import type { ReactNode } from 'react';

/** Stands in for what Chakra's buttons show while they load: theirs is 1 KB, and a line over the page says it here. */
export const Loader = ({ children }: { children?: ReactNode }): ReactNode => children;
