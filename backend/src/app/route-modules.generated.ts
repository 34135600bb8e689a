// Written by npm run generate: one entry for each feature file.
import * as baseMap from '../base-map/base-map.routes.ts';
import * as events from '../events/events.routes.ts';
import * as geocoder from '../geocoder/geocoder.routes.ts';
import * as logs from '../logs/logs.routes.ts';
import * as lookups from '../lookups/lookups.routes.ts';
import * as network from '../network/network.routes.ts';
import * as itemList from '../nomenclatures/item-list.routes.ts';
import * as nomenclatureList from '../nomenclatures/nomenclature-list.routes.ts';
import * as nomenclatures from '../nomenclatures/nomenclatures.routes.ts';
import * as session from '../session/session.routes.ts';
import * as drafts from '../signals/conversation/drafts.routes.ts';
import * as history from '../signals/conversation/history.routes.ts';
import * as notes from '../signals/conversation/notes.routes.ts';
import * as replyTemplates from '../signals/conversation/reply-templates.routes.ts';
import * as responses from '../signals/conversation/responses.routes.ts';
import * as attachments from '../signals/files/attachments.routes.ts';
import * as signals from '../signals/signals.routes.ts';
import * as callers from '../signals/submit/callers.routes.ts';
import * as createSignal from '../signals/submit/create-signal.routes.ts';
import * as place from '../signals/submit/place.routes.ts';
import * as changeStatus from '../signals/workflow/change-status.routes.ts';
import * as colleagues from '../signals/workflow/colleagues.routes.ts';
import * as presence from '../signals/workflow/presence.routes.ts';
import * as setPriority from '../signals/workflow/set-priority.routes.ts';
import * as takeSignal from '../signals/workflow/take-signal.routes.ts';
import * as warehouse from '../warehouse/warehouse.routes.ts';

export const routeModules = [baseMap, events, geocoder, logs, lookups, network, itemList, nomenclatureList, nomenclatures, session, drafts, history, notes, replyTemplates, responses, attachments, signals, callers, createSignal, place, changeStatus, colleagues, presence, setPriority, takeSignal, warehouse] as const;
