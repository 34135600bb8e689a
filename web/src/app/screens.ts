import type { Screen } from '../session/screen.ts';
import { screenModules } from './screen-modules.generated.ts';

const all: readonly Screen[] = screenModules.flatMap(({ screens }) => screens);

const isHome = ({ path }: Screen): boolean => path === '/dashboard';

/** Every page of the product. The dashboard is first: the first page that a person may open is the fallback of the others. */
export const screens: readonly Screen[] = [...all.filter(isHome), ...all.filter((screen) => !isHome(screen))];
