import { sql } from 'kysely';
import { Type, type TProperties } from 'typebox';
import type { Database } from '../database/database.ts';
import type { Condition, ListFilter } from './filter.ts';

/** The conditions of each view of a list. A view is a named filter whose rows are counted. */
export type ListViews<Name extends string, Context> = Readonly<Record<Name, (context: Context) => Condition[]>>;

/** Creates the filter `view`. It adds no condition for users for whom `isOffered` is false. */
export const viewFilter = <Name extends string, Context>({
  views,
  description,
  isOffered,
}: {
  views: ListViews<Name, Context>;
  description: string;
  isOffered: (context: Context) => boolean;
}): ListFilter<Context> => ({
  parameters: {
    view: Type.Optional(
      Type.Union(
        Object.keys(views).map((name) => Type.Literal(name)),
        { description },
      ),
    ),
  },
  conditions: ({ view }, context) => (view && isOffered(context) ? views[view as Name](context) : []),
});

/** Counts the rows of each view by one statement. */
export const countViews = async <Name extends string, Context>(
  database: Database,
  { from, views }: { from: Condition; views: ListViews<Name, Context> },
  context: Context,
): Promise<Record<Name, number>> => {
  const counts = (Object.keys(views) as Name[]).map(
    (name) => sql`(select count(*) ${from} where ${sql.join(views[name](context), sql` and `)}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<Name, number>>`select ${sql.join(counts)}`.execute(database);
  if (!rows[0]) throw new Error('count(*) returned no row.');
  return rows[0];
};

/** Schema of the counts of the views, and of further values that are sent with the counts. */
export const viewCounts = <Id extends string>($id: Id, views: ListViews<string, never>, facts: TProperties = {}) =>
  Type.Object(
    { ...Object.fromEntries(Object.keys(views).map((name) => [name, Type.Integer({ minimum: 0 })])), ...facts },
    { $id },
  );
