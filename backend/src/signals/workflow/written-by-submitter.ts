import { sql, type RawBuilder } from 'kysely';

/**
 * SQL: the submitter has written the signal or one of its messages, by e-mail or in the portal. Such a submitter is not
 * corrected, because the submitter would lose access. A person whom an operator chose for an e-mail has not written it.
 * `signal` and `submitter` are the aliases of the tables.
 */
export const isWrittenBySubmitter = (signal: string, submitter: string): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(submitter)}.id is not null and (
    (${sql.ref(signal)}.channel = 'EMAIL' and not ${sql.ref(signal)}.is_submitter_chosen)
    or coalesce(${sql.ref(submitter)}.subject = ${sql.ref(signal)}.user_id, false)
    or exists (
      select from response r
      where r.signal_id = ${sql.ref(signal)}.id and r.author_subject = ${sql.ref(submitter)}.subject
    )
  ))`;
