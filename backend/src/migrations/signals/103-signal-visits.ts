import { sql, type Kysely } from 'kysely';

export const signalVisits = {
  async up(database: Kysely<unknown>) {
    // The latest response that each submitter with an account has opened.
    await sql`
      create table signal_visit (
        subject text not null,
        signal_id bigint not null references signal on delete cascade,
        response_id bigint not null,
        visited_at timestamptz not null default now(),
        primary key (signal_id, subject)
      )`.execute(database);
    // Responses from before this table count as opened, otherwise old signals would be shown as news.
    await sql`
      insert into signal_visit (subject, signal_id, response_id)
      select submitter.subject, response.signal_id, max(response.id)
      from response
      join signal on signal.id = response.signal_id
      join submitter on submitter.id = signal.submitter_id
      where submitter.subject is not null and response.kind <> 'INTERNAL_NOTE'
      group by submitter.subject, response.signal_id`.execute(database);
  },
};
