import { dashboardScreens } from '../dashboard/dashboard.screens.ts';
import type { Screen } from '../session/screen.ts';
import { signalScreens } from '../signals/signals.screens.ts';
import { thematicMapScreens } from '../thematic-map/thematic-map.screens.ts';

/** Every page of the product. The first that a person may open is where everything else falls back to. */
export const screens: readonly Screen[] = [...dashboardScreens, ...signalScreens, ...thematicMapScreens];
