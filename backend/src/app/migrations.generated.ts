// Written by npm run generate: one entry for each migration, oldest first.
import type { Migration } from 'kysely/migration';
import { referenceLists as step001 } from '../migrations/001-reference-lists.ts';
import { placesAndClients as step002 } from '../migrations/002-places-and-clients.ts';
import { network as step003 } from '../migrations/003-network.ts';
import { waterMeters as step004 } from '../migrations/004-water-meters.ts';
import { signalsAndBreakdowns as step005 } from '../migrations/005-signals-and-breakdowns.ts';
import { importsAndLogs as step006 } from '../migrations/006-imports-and-logs.ts';
import { usersAndKeys as step007 } from '../migrations/007-users-and-keys.ts';
import { cutOffs as step008 } from '../migrations/008-cut-offs.ts';
import { signalDesk as step010 } from '../migrations/010-signal-desk.ts';
import { map as step015 } from '../migrations/015-map.ts';
import { eventAccounts as step016 } from '../migrations/016-event-accounts.ts';
import { referenceListsInUse as step017 } from '../migrations/017-reference-lists-in-use.ts';
import { logs as step018 } from '../migrations/018-logs.ts';
import { importFiles as step019 } from '../migrations/019-import-files.ts';
import { breakdownPlaces as step020 } from '../migrations/020-breakdown-places.ts';
import { breakdownList as step021 } from '../migrations/021-breakdown-list.ts';
import { breakdownLocation as step022 } from '../migrations/022-breakdown-location.ts';
import { citizenUsage as step023 } from '../migrations/023-citizen-usage.ts';
import { isolation as step024 } from '../migrations/024-isolation.ts';
import { logSearch as step025 } from '../migrations/025-log-search.ts';
import { signalSearch as step026 } from '../migrations/026-signal-search.ts';
import { listViews as step027 } from '../migrations/027-list-views.ts';
import { search as step028 } from '../migrations/028-search.ts';
import { signalLinks as step029 } from '../migrations/029-signal-links.ts';
import { submitDrafts as step030 } from '../migrations/030-submit-drafts.ts';
import { waterMeters as step031 } from '../migrations/meters/031-water-meters.ts';
import { clients as step032 } from '../migrations/meters/032-clients.ts';
import { connections as step033 } from '../migrations/meters/033-connections.ts';
import { importRuns as step034 } from '../migrations/imports/034-import-runs.ts';
import { originalFiles as step040 } from '../migrations/imports/040-original-files.ts';
import { undoIndexes as step041 } from '../migrations/imports/041-undo-indexes.ts';
import { townOfMeters as step050 } from '../migrations/meters/050-town-of-meters.ts';
import { personalNumbers as step051 } from '../migrations/meters/051-personal-numbers.ts';
import { namesOfAccounts as step060 } from '../migrations/logs/060-names-of-accounts.ts';
import { changeBatches as step070 } from '../migrations/imports/070-change-batches.ts';
import { fasterImports as step071 } from '../migrations/imports/071-faster-imports.ts';
import { pendingIds as step072 } from '../migrations/imports/072-pending-ids.ts';
import { workCardShapes as step090 } from '../migrations/breakdowns/090-work-card-shapes.ts';
import { changesOfRecords as step091 } from '../migrations/imports/091-changes-of-records.ts';
import { workCardDashes as step092 } from '../migrations/breakdowns/092-work-card-dashes.ts';
import { carnetOrder as step093 } from '../migrations/meters/093-carnet-order.ts';
import { breakdownWords as step096 } from '../migrations/breakdowns/096-breakdown-words.ts';
import { undoState as step097 } from '../migrations/imports/097-undo-state.ts';
import { breakdownStreet as step098 } from '../migrations/breakdowns/098-breakdown-street.ts';
import { readingChanges as step099 } from '../migrations/meters/099-reading-changes.ts';
import { maskedViews as step100 } from '../migrations/list-views/100-masked-views.ts';
import { statusUndo as step101 } from '../migrations/signals/101-status-undo.ts';
import { repairedTemplate as step102 } from '../migrations/signals/102-repaired-template.ts';
import { signalVisits as step103 } from '../migrations/signals/103-signal-visits.ts';
import { withheldMessages as step104 } from '../migrations/signals/104-withheld-messages.ts';
import { maskedFileNames as step105 } from '../migrations/imports/105-masked-file-names.ts';
import { checkedRecords as step106 } from '../migrations/imports/106-checked-records.ts';
import { keptWait as step107 } from '../migrations/signals/107-kept-wait.ts';
import { endedWait as step108 } from '../migrations/signals/108-ended-wait.ts';
import { undoFacts as step109 } from '../migrations/signals/109-undo-facts.ts';
import { chosenSubmitter as step110 } from '../migrations/signals/110-chosen-submitter.ts';
import { firstUnanswered as step111 } from '../migrations/signals/111-first-unanswered.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '001-reference-lists': step001,
  '002-places-and-clients': step002,
  '003-network': step003,
  '004-water-meters': step004,
  '005-signals-and-breakdowns': step005,
  '006-imports-and-logs': step006,
  '007-users-and-keys': step007,
  '008-cut-offs': step008,
  '010-signal-desk': step010,
  '015-map': step015,
  '016-event-accounts': step016,
  '017-reference-lists-in-use': step017,
  '018-logs': step018,
  '019-import-files': step019,
  '020-breakdown-places': step020,
  '021-breakdown-list': step021,
  '022-breakdown-location': step022,
  '023-citizen-usage': step023,
  '024-isolation': step024,
  '025-log-search': step025,
  '026-signal-search': step026,
  '027-list-views': step027,
  '028-search': step028,
  '029-signal-links': step029,
  '030-submit-drafts': step030,
  '031-water-meters': step031,
  '032-clients': step032,
  '033-connections': step033,
  '034-import-runs': step034,
  '040-original-files': step040,
  '041-undo-indexes': step041,
  '050-town-of-meters': step050,
  '051-personal-numbers': step051,
  '060-names-of-accounts': step060,
  '070-change-batches': step070,
  '071-faster-imports': step071,
  '072-pending-ids': step072,
  '090-work-card-shapes': step090,
  '091-changes-of-records': step091,
  '092-work-card-dashes': step092,
  '093-carnet-order': step093,
  '096-breakdown-words': step096,
  '097-undo-state': step097,
  '098-breakdown-street': step098,
  '099-reading-changes': step099,
  '100-masked-views': step100,
  '101-status-undo': step101,
  '102-repaired-template': step102,
  '103-signal-visits': step103,
  '104-withheld-messages': step104,
  '105-masked-file-names': step105,
  '106-checked-records': step106,
  '107-kept-wait': step107,
  '108-ended-wait': step108,
  '109-undo-facts': step109,
  '110-chosen-submitter': step110,
  '111-first-unanswered': step111,
};
