import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

export const PermittedScreensContext = createContext<readonly Screen[]>([]);

/** The screens that the signed-in user can open, each parent before its children. */
export const usePermittedScreens = (): readonly Screen[] => useContext(PermittedScreensContext);

/** All screens of the product, also those that the signed-in user cannot open. */
export const AllScreensContext = createContext<readonly Screen[]>([]);

export const useAllScreens = (): readonly Screen[] => useContext(AllScreensContext);
