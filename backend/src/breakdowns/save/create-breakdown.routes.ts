import type { Static } from 'typebox';
import { requirePrincipal, type Principal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import { notifyBreakdownChange } from '../../kernel/breakdown-events.ts';
import type { Database } from '../../kernel/database/database.ts';
import { IdempotencyHeaders, writeOnce } from '../../kernel/database/idempotency.ts';
import type { Server } from '../../kernel/http/http.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { responsesOrRefusal, refTo } from '../../kernel/http/schema.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { breakdownTexts as texts } from '../breakdowns.texts.ts';
import { requireFreeNumber } from '../work-card-number.ts';
import { BreakdownRow, readBreakdowns } from '../list/breakdown-row.ts';
import {
  BreakdownFields,
  fieldNames,
  readFields,
  requiredFields,
  requireConsistent,
  requireFilled,
  type FieldValues,
} from './breakdown-fields.ts';
import { readChoiceNames, toColumns } from './store-fields.ts';

/** BR-8: adds the route that creates a breakdown. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.post(
    '/api/breakdown/Create',
    {
      config: { access: operatorAccess },
      schema: {
        tags: ['breakdowns'],
        headers: IdempotencyHeaders,
        body: BreakdownFields,
        response: responsesOrRefusal(refTo(BreakdownRow)),
      },
    },
    async (request, reply) => {
      const values = readNewFields(request.body);
      const key = request.headers['idempotency-key']?.toLowerCase();
      const write = { principal: requirePrincipal(request), key, content: { write: 'createBreakdown', ...values } };
      const { body, isReplay } = await writeOnce(database, write, (transaction) =>
        insert(transaction, write.principal, values),
      );
      if (isReplay) void reply.header('idempotent-replayed', 'true');
      const [row] = await readBreakdowns(database, [Number(body)]);
      return row as BreakdownRow;
    },
  );
};

/** Required fields that a new breakdown may omit: the start, whose default is now. */
const optionalAtFirst: ReadonlySet<string> = new Set(['signalTimestamp']);

const readNewFields = (input: Static<typeof BreakdownFields>): FieldValues => {
  const empty = Object.fromEntries(fieldNames.map((name) => [name, null])) as FieldValues;
  const values = { ...empty, finished: 'false', checked: 'false', ...readFields(input) };
  requireFilled(
    values,
    requiredFields.filter((name) => !optionalAtFirst.has(name)),
  );
  requireConsistent(values);
  return values;
};

const insert = async (transaction: Database, principal: Principal, values: FieldValues): Promise<string> => {
  await readChoiceNames(transaction, {}, values);
  await requireFreeNumber(transaction, values.workCardNo, null);
  const created = await transaction
    .insertInto('breakdown')
    .values({
      ...(await toColumns(transaction, values)),
      finished_at: values.finished === 'true' ? new Date() : null,
      created_by: principal.name,
      created_by_subject: principal.subject,
    })
    .onConflict((conflict) => conflict.column('work_card_no').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new Refusal(texts.takenNumber(values.workCardNo ?? ''));
  await recordActivities(transaction, principal, [
    { entity: 'breakdown', entityId: created.id, action: 'CREATE', newValue: values.workCardNo },
  ]);
  await notifyBreakdownChange(transaction, created.id);
  return String(created.id);
};
