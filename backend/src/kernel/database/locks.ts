/**
 * Numbers of PostgreSQL's advisory locks. A database has one key space for them, so they are listed in one place: two
 * purposes with the same number would block each other. The identity provider hashes a name for each of its own locks.
 */
export const locks = {
  /** Held by the process that owns the embedded cluster. */
  embeddedCluster: 7_378_697,
  /** Serialises migrations of replicas that start at the same time. */
  preparation: 7_822_118,
  /** Locked exclusively by the clean-up and shared by backups, so that no file is removed during a backup. */
  cleanUp: 7_822_119,
  /** Serialises writers of events, so that events are numbered in commit order. */
  eventOrder: 7_822_120,
  /** Serialises imports, so that a file that is sent twice at the same time is imported once. */
  importOrder: 7_822_121,
  /** First key of the locks of running imports; the second key is the id of the import file. */
  importRun: 7_822_122,
  /** Serialises changes of accounts, so that two of them cannot remove the last two administrators. */
  accounts: 7_822_123,
  /** First key of the locks of new work card numbers; the second key is a hash of the number. */
  workCardNumber: 7_822_124,
  /** First key of the locks of new callers; the second key is a hash of the name. */
  newCaller: 7_822_125,
  /** First key of the locks of new addresses; the second key is a hash of the town's id. */
  newAddress: 7_822_126,
  /** Held by the REST service that reads the watched folder of imports. */
  watchedFolder: 7_822_140,
} as const;
