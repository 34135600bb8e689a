import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from '../kernel/database/database.ts';
import { referenceLists } from '../migrations/001-reference-lists.ts';
import { placesAndClients } from '../migrations/002-places-and-clients.ts';
import { network } from '../migrations/003-network.ts';
import { waterMeters } from '../migrations/004-water-meters.ts';
import { signalsAndBreakdowns } from '../migrations/005-signals-and-breakdowns.ts';
import { importsAndLogs } from '../migrations/006-imports-and-logs.ts';
import { usersAndKeys } from '../migrations/007-users-and-keys.ts';
import { cutOffs } from '../migrations/008-cut-offs.ts';
import { signalDesk } from '../migrations/010-signal-desk.ts';
import { map } from '../migrations/015-map.ts';
import { eventAccounts } from '../migrations/016-event-accounts.ts';
import { referenceListsInUse } from '../migrations/017-reference-lists-in-use.ts';
import { logs } from '../migrations/018-logs.ts';
import { importFiles } from '../migrations/019-import-files.ts';
import { breakdownPlaces } from '../migrations/020-breakdown-places.ts';
import { breakdownList } from '../migrations/021-breakdown-list.ts';
import { breakdownLocation } from '../migrations/022-breakdown-location.ts';
import { citizenUsage } from '../migrations/023-citizen-usage.ts';
import { isolation } from '../migrations/024-isolation.ts';
import { logSearch } from '../migrations/025-log-search.ts';
import { signalSearch } from '../migrations/026-signal-search.ts';
import { listViews } from '../migrations/027-list-views.ts';
import { search } from '../migrations/028-search.ts';
import { signalLinks } from '../migrations/029-signal-links.ts';
import { submitDrafts } from '../migrations/030-submit-drafts.ts';
import { clients } from '../migrations/meters/032-clients.ts';
import { waterMeterList } from '../migrations/meters/031-water-meters.ts';
import { connections } from '../migrations/meters/033-connections.ts';
import { importRuns } from '../migrations/imports/034-import-runs.ts';
import { originalFiles } from '../migrations/imports/040-original-files.ts';
import { undoIndexes } from '../migrations/imports/041-undo-indexes.ts';
import { townOfMeters } from '../migrations/meters/050-town-of-meters.ts';
import { personalNumbers } from '../migrations/meters/051-personal-numbers.ts';
import { namesOfAccounts } from '../migrations/logs/060-names-of-accounts.ts';
import { changeBatches } from '../migrations/imports/070-change-batches.ts';
import { fasterImports } from '../migrations/imports/071-faster-imports.ts';
import { pendingIds } from '../migrations/imports/072-pending-ids.ts';
import { UnsupportedDatabase } from './unsupported-database.ts';

/**
 * Migrations in the order of their names. A new migration takes the next number after the last one, never a free number
 * in between: a database with later migrations rejects one that sorts before them.
 */
const migrations: Record<string, Migration> = {
  '001-reference-lists': referenceLists,
  '002-places-and-clients': placesAndClients,
  '003-network': network,
  '004-water-meters': waterMeters,
  '005-signals-and-breakdowns': signalsAndBreakdowns,
  '006-imports-and-logs': importsAndLogs,
  '007-users-and-keys': usersAndKeys,
  '008-cut-offs': cutOffs,
  '010-signal-desk': signalDesk,
  '015-map': map,
  '016-event-accounts': eventAccounts,
  '017-reference-lists-in-use': referenceListsInUse,
  '018-logs': logs,
  '019-import-files': importFiles,
  '020-breakdown-places': breakdownPlaces,
  '021-breakdown-list': breakdownList,
  '022-breakdown-location': breakdownLocation,
  '023-citizen-usage': citizenUsage,
  '024-isolation': isolation,
  '025-log-search': logSearch,
  '026-signal-search': signalSearch,
  '027-list-views': listViews,
  '028-search': search,
  '029-signal-links': signalLinks,
  '030-submit-drafts': submitDrafts,
  '031-water-meters': waterMeterList,
  '032-clients': clients,
  '033-connections': connections,
  '034-import-runs': importRuns,
  '040-original-files': originalFiles,
  '041-undo-indexes': undoIndexes,
  '050-town-of-meters': townOfMeters,
  '051-personal-numbers': personalNumbers,
  '060-names-of-accounts': namesOfAccounts,
  '070-change-batches': changeBatches,
  '071-faster-imports': fasterImports,
  '072-pending-ids': pendingIds,
};

/** Migrates the database to this version, or only up to `lastStep`, in one transaction. */
export const migrate = async (database: Database, lastStep?: string): Promise<void> => {
  await refuseNewer(database);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error, results } = await (lastStep === undefined ? migrator.migrateToLatest() : migrator.migrateTo(lastStep));
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first step';
  throw new UnsupportedDatabase(`The database cannot be migrated to this version (${failed}): ${messageOf(error)}`);
};

/** Names of this version's migrations, oldest first. */
export const migrationNames = (): string[] => Object.keys(migrations);

const refuseNewer = async (database: Database): Promise<void> => {
  if (!(await hasMigrations(database))) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  const unknown = rows.filter((row) => !Object.hasOwn(migrations, row.name)).map((row) => row.name);
  if (unknown.length === 0) return;
  throw new UnsupportedDatabase(
    `The database belongs to a newer version of Struma (it has ${unknown.join(', ')}). Start that version or use another database.`,
  );
};

/**
 * True if the database has a table of migrations. A query of that table would abort the transaction if it is missing.
 */
const hasMigrations = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is not null as is`.execute(
    database,
  );
  return rows[0]?.is === true;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
