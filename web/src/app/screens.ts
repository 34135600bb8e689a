import type { Screen } from '../session/screen.ts';
import { screenLists } from './screen-lists.generated.ts';

/** All pages. The dashboard comes first, because the first permitted page is the fallback. */
export const screens: readonly Screen[] = screenLists.flat<readonly (readonly Screen[])[]>();
