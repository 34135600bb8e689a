/**
 * Numbers of PostgreSQL's advisory locks. All of them are one key space in a database, so they stand here together: two
 * purposes under one number would wait for each other. The identity provider takes its own by the hash of a name.
 */
export const locks = {
  /** Whoever holds it owns the embedded cluster. */
  embeddedCluster: 7_378_697,
  /** Replicas that start together bring the database to this version one after the other. */
  preparation: 7_822_118,
  /** Whoever holds it exclusively cleans up; backups share it, so that no file goes while one is made. */
  cleanUp: 7_822_119,
  /** Writers of events wait for one another, so that events are numbered in the order of their commits. */
  eventOrder: 7_822_120,
} as const;
