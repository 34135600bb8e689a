import { sql } from 'kysely';
import { nomenclatures } from '../kernel/nomenclatures.ts';

/** SQL: selects the fields of a `FoundSignal` from `signal s`. The caller adds the conditions. */
export const selectFoundSignal = sql`
  select s.id, s.title, coalesce(status.name_bg, '') as status, submitter.name as submitter from signal s
  left join nomenclature_item status
    on status.nomenclature_id = ${sql.lit(nomenclatures.signalStatuses)} and status.id = s.status_id
  left join submitter on submitter.id = s.submitter_id`;
