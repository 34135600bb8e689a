// Written by npm run generate: one entry for each feature file.
import * as breakdowns from '../breakdowns/breakdowns.resolvers.ts';
import * as clients from '../clients/clients.resolvers.ts';
import * as imports from '../imports/imports.resolvers.ts';
import * as kevrCategories from '../kevr-categories/kevr-categories.resolvers.ts';
import * as listViews from '../list-views/list-views.resolvers.ts';
import * as logs from '../logs/logs.resolvers.ts';
import * as map from '../map/map.resolvers.ts';
import * as nomenclatures from '../nomenclatures/nomenclatures.resolvers.ts';
import * as saveItem from '../nomenclatures/save-item.resolvers.ts';
import * as priorities from '../priorities/priorities.resolvers.ts';
import * as search from '../search/search.resolvers.ts';
import * as session from '../session/session.resolvers.ts';
import * as changeStatus from '../signals/change-status.resolvers.ts';
import * as desk from '../signals/desk.resolvers.ts';
import * as linkCandidates from '../signals/link-candidates.resolvers.ts';
import * as setPriority from '../signals/set-priority.resolvers.ts';
import * as signalLinks from '../signals/signal-links.resolvers.ts';
import * as signals from '../signals/signals.resolvers.ts';
import * as submitDrafts from '../signals/submit-drafts.resolvers.ts';
import * as takeSignal from '../signals/take-signal.resolvers.ts';
import * as submitters from '../submitters/submitters.resolvers.ts';
import * as createWaterMeter from '../water-meters/add/create-water-meter.resolvers.ts';
import * as address from '../water-meters/address/address.resolvers.ts';
import * as svo from '../water-meters/svo/svo.resolvers.ts';
import * as updateWaterMeter from '../water-meters/update-water-meter.resolvers.ts';
import * as waterMeters from '../water-meters/water-meters.resolvers.ts';

export const resolverModules = [breakdowns, clients, imports, kevrCategories, listViews, logs, map, nomenclatures, saveItem, priorities, search, session, changeStatus, desk, linkCandidates, setPriority, signalLinks, signals, submitDrafts, takeSignal, submitters, createWaterMeter, address, svo, updateWaterMeter, waterMeters] as const;
