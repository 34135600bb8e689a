// Written by npm run generate: one entry for each feature file.
import { screens as administration } from '../administration/administration.screens.ts';
import { screens as breakdowns } from '../breakdowns/breakdowns.screens.ts';
import { screens as clients } from '../clients/clients.screens.ts';
import { screens as dashboard } from '../dashboard/dashboard.screens.ts';
import { screens as imports } from '../imports/imports.screens.ts';
import { screens as logs } from '../logs/logs.screens.ts';
import { screens as nomenclatures } from '../nomenclatures/nomenclatures.screens.ts';
import { screens as search } from '../search/search.screens.ts';
import { screens as signals } from '../signals/signals.screens.ts';
import { screens as thematicMap } from '../thematic-map/thematic-map.screens.ts';
import { screens as versions } from '../versions/versions.screens.ts';
import { screens as waterMeters } from '../water-meters/water-meters.screens.ts';

export const screenLists = [dashboard, administration, breakdowns, clients, imports, logs, nomenclatures, search, signals, thematicMap, versions, waterMeters] as const;
