import { Type, type Static } from 'typebox';
import { requirePrincipal, type Principal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import { notifyBreakdownChange } from '../../kernel/breakdown-events.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { responsesOrRefusal, refTo, nullable, RecordId } from '../../kernel/http/schema.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { breakdownTexts as texts } from '../breakdowns.texts.ts';
import { requireFreeNumber } from '../work-card-number.ts';
import { BreakdownRow, readBreakdownIn } from '../list/breakdown-row.ts';
import {
  BreakdownFields,
  fieldNames,
  readFields,
  requiredFields,
  requireConsistent,
  requireFilled,
  storedFields,
  type FieldValues,
} from './breakdown-fields.ts';
import { changedColumns, differingFields, readChoiceNames } from './store-fields.ts';

const UpdateQuery = Type.Object({
  id: Type.Optional(RecordId('Id of the breakdown. Required in the query or in the body.')),
  ...BreakdownFields.properties,
});

/**
 * The body accepts the fields of the specification's query too: long texts do not fit into a URL, and proxies log URLs.
 */
const UpdateBody = nullable(
  Type.Object({
    ...UpdateQuery.properties,
    expected: Type.Optional(
      Type.Object(BreakdownFields.properties, {
        description:
          'The values that the user saw. Status 412 if a changed field has another stored value. Empty text: the field was empty. If absent, the value is not compared.',
      }),
    ),
  }),
);

/** BR-9: adds the route that changes fields of a breakdown. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.post(
    '/api/breakdown/Update',
    {
      config: { access: operatorAccess, keepsEmptyParameters: true },
      schema: {
        tags: ['breakdowns'],
        description: 'A field that is null or absent stays unchanged; an empty text clears it.',
        querystring: UpdateQuery,
        body: UpdateBody,
        response: responsesOrRefusal(refTo(BreakdownRow)),
      },
    },
    ({ query, body, ...request }) => {
      const { expected = {}, ...input } = { ...withoutNulls(query), ...body };
      if (typeof input.id !== 'number') throw new HttpFailure(404, texts.unknown);
      const update = { id: input.id, input: readFields(input), expected: readExpected(expected) };
      return updateBreakdown(database, requirePrincipal(request), update);
    },
  );
};

/** Some programs write the text 'null' into the URL for an absent value. */
const withoutNulls = (query: Static<typeof UpdateQuery>): Static<typeof UpdateQuery> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== 'null'));

interface Update {
  id: number;
  input: Partial<FieldValues>;
  expected: Partial<FieldValues>;
}

/**
 * Updates a breakdown. Only fields whose value changes are compared with `expected`, written and recorded. Without any
 * change the update succeeds.
 */
const updateBreakdown = (
  database: Database,
  principal: Principal,
  { id, input, expected }: Update,
): Promise<BreakdownRow> =>
  database
    .transaction()
    .execute(async (transaction) => {
      const stored = await lockBreakdown(transaction, id);
      const before = storedFields(stored);
      const changed = differingFields(input, before);
      if (changed.length === 0) return stored;
      if (changed.some((field) => expected[field] !== undefined && expected[field] !== before[field]))
        throw new HttpFailure(412, texts.changedMeanwhile);
      const after = { ...before, ...input };
      requireFilled(
        after,
        requiredFields.filter((field) => changed.includes(field)),
      );
      requireConsistent(after, changed);
      if (changed.includes('workCardNo')) await requireFreeNumber(transaction, after.workCardNo, id);
      const nameOf = await readChoiceNames(transaction, before, after);
      await transaction
        .updateTable('breakdown')
        .set({
          ...(await changedColumns(transaction, after, changed)),
          ...(changed.includes('finished') && { finished_at: after.finished === 'true' ? sqlNow : null }),
          modified_on: sqlNow,
        })
        .where('id', '=', id)
        .execute();
      await recordActivities(
        transaction,
        principal,
        changed.map((field) => ({
          entity: 'breakdown',
          entityId: id,
          action: 'UPDATE',
          field,
          oldValue: nameOf(field, before[field]),
          newValue: nameOf(field, after[field]),
        })),
      );
      await notifyBreakdownChange(transaction, id);
      return (await readBreakdownIn(transaction, id)) as BreakdownRow;
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new Refusal(texts.takenNumber(input.workCardNo ?? '')) : error;
    });

const lockBreakdown = async (transaction: Database, id: number): Promise<BreakdownRow> => {
  await transaction.selectFrom('breakdown').select('id').where('id', '=', id).forUpdate().execute();
  const row = await readBreakdownIn(transaction, id);
  if (!row) throw new HttpFailure(404, texts.unknown);
  return row;
};

/** Expected values are not parsed: an invalid value differs from every stored value. */
const readExpected = (expected: Static<typeof BreakdownFields>): Partial<FieldValues> =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = expected[name];
      return value === undefined || value === null ? [] : [[name, value.trim() || null]];
    }),
  );

const uniqueViolation = '23505';

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
