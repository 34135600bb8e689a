// Written by npm run generate: one entry for each feature file.
import * as baseMap from '../base-map/base-map.routes.ts';
import * as events from '../events/events.routes.ts';
import * as geocoder from '../geocoder/geocoder.routes.ts';
import * as logs from '../logs/logs.routes.ts';
import * as lookups from '../lookups/lookups.routes.ts';
import * as network from '../network/network.routes.ts';
import * as nomenclatures from '../nomenclatures/nomenclatures.routes.ts';
import * as session from '../session/session.routes.ts';
import * as signals from '../signals/signals.routes.ts';
import * as warehouse from '../warehouse/warehouse.routes.ts';

export const routeModules = [baseMap, events, geocoder, logs, lookups, network, nomenclatures, session, signals, warehouse] as const;
