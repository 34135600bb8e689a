import { sql, type RawBuilder } from 'kysely';

const zone = sql.lit('Europe/Sofia');

/**
 * SQL: the moment of a local time in Sofia, 'YYYY-MM-DD HH:mm:ss'. One hour of October occurs twice, and PostgreSQL
 * returns the later moment. For the earlier moment, the local time one hour before is converted, and one hour is added.
 */
export const sofiaTime = (text: string, which: 'earlier' | 'later'): RawBuilder<string> => {
  const local = sql`${text}::timestamp`;
  const later = sql<string>`(${local} at time zone ${zone})`;
  if (which === 'later') return later;
  return sql<string>`least(${later}, (${local} - interval '1 hour') at time zone ${zone} + interval '1 hour')`;
};
