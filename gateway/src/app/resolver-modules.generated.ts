// Written by npm run generate: one entry for each feature file.
import * as administration from '../administration/administration.resolvers.ts';
import * as saveAccount from '../administration/save-account.resolvers.ts';
import * as breakdowns from '../breakdowns/breakdowns.resolvers.ts';
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

export const resolverModules = [administration, saveAccount, breakdowns, kevrCategories, listViews, logs, map, nomenclatures, saveItem, priorities, search, session, changeStatus, desk, linkCandidates, setPriority, signalLinks, signals, submitDrafts, takeSignal, submitters] as const;
