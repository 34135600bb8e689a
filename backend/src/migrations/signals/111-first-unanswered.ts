import { sql, type Kysely } from 'kysely';

export const firstUnanswered = {
  async up(database: Kysely<unknown>) {
    // A client waits since the first message without an answer, not since the latest one.
    await sql`
      update signal s set kept_wait = first.moment
      from (
        select signal.id, case when answered.last is null then signal.created_at else (
          select min(responded_at) from response
          where signal_id = signal.id and kind = 'CLIENT' and id > answered.last
        ) end as moment
        from signal, lateral (
          select max(id) as last from response where signal_id = signal.id and kind = 'OPERATOR'
        ) answered
        where needs_reply and kept_wait is null
      ) first
      where first.id = s.id and first.moment < s.waits_since`.execute(database);
  },
};
