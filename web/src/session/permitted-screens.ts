import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

export const PermittedScreensContext = createContext<readonly Screen[]>([]);

/** The screens that the signed-in user can open, in the order of the menu. */
export const usePermittedScreens = (): readonly Screen[] => useContext(PermittedScreensContext);

/** All screens of the product, whoever may open them. */
export const AllScreensContext = createContext<readonly Screen[]>([]);

export const useAllScreens = (): readonly Screen[] => useContext(AllScreensContext);
