import { sql } from 'kysely';
import type { Condition } from '../../kernel/list/filter.ts';

/** SQL: the utility has replied to `signal s` since the submitter, who has the account `subject`, last opened it. */
const newReplyText = (subject: string): string => `
  exists (
    select from response r
    where r.signal_id = s.id and r.kind = 'OPERATOR' and r.id > greatest(s.withheld_up_to, (
      select v.response_id from signal_visit v where v.signal_id = s.id and v.subject = ${subject}
    ), 0)
  )`;

/** SQL for a query that joins `submitter`. False for a submitter without an account. */
export const hasNewReplyText = `(submitter.subject is not null and ${newReplyText('submitter.subject')})`;

/** The same as a condition on `signal s` alone. */
export const hasNewReply: Condition = sql`exists (
  select from submitter own
  where own.id = s.submitter_id and own.subject is not null and ${sql.raw(newReplyText('own.subject'))}
)`;
