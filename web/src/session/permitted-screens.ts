import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

export const PermittedScreensContext = createContext<readonly Screen[]>([]);

/** The pages that the signed-in user can open, in menu order. */
export const usePermittedScreens = (): readonly Screen[] => useContext(PermittedScreensContext);
