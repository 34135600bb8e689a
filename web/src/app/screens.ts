import type { Screen } from '../session/screen.ts';
import { screenLists } from './screen-lists.generated.ts';

/** Every page of the product. The first page that a person may open is the fallback of the others: the dashboard, if possible. */
export const screens: readonly Screen[] = screenLists.flat<readonly (readonly Screen[])[]>();
