// Written by npm run generate: one entry for each feature file.
import * as dashboard from '../dashboard/dashboard.screens.ts';
import * as signals from '../signals/signals.screens.ts';
import * as thematicMap from '../thematic-map/thematic-map.screens.ts';

export const screenModules = [dashboard, signals, thematicMap] as const;
