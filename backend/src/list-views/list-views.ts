import { containsPersonalNumber, hasIdentifierFilter, hasPersonalNumber } from '@struma/shared/personal-search.ts';
import { cleanLine } from '@struma/shared/visible-text.ts';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, type PrincipalRule, satisfiesRule } from '../kernel/access/access.ts';
import {
  administratorAccess,
  isAdministrator,
  listViewAccess,
  mainGroup,
  networkAccess,
} from '../kernel/access/access-rules.ts';
import { accessTexts } from '../kernel/access/access.texts.ts';
import type { Database } from '../kernel/database/database.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { nullable, RecordId } from '../kernel/http/schema.ts';
import { sqlNow } from '../kernel/sql-now.ts';
import { listViewTexts } from './list-views.texts.ts';

const ListName = Type.String({ minLength: 1, maxLength: 40, description: 'Name of the list.' });
const Columns = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
  maxItems: 60,
  description: 'Columns in their order. If empty, the list shows its default columns.',
});
const viewFields = {
  name: Type.String({ minLength: 1, maxLength: 100 }),
  search: Type.String({ maxLength: 4000, description: 'Filter and sort keys as a query string.' }),
  columns: Columns,
  isShared: Type.Boolean({ description: 'True if all colleagues see the view.' }),
};

export const ListViewRow = Type.Object(
  {
    id: Type.Integer(),
    ...viewFields,
    author: Type.String({ description: 'Name of the author.' }),
    isOwn: Type.Boolean({ description: 'True if the user is the author.' }),
    canDelete: Type.Boolean({ description: 'True if the user may delete the view.' }),
  },
  { $id: 'ListViewRow' },
);
type ListViewRow = Static<typeof ListViewRow>;
type StoredView = Omit<ListViewRow, 'canDelete'>;

export const ListViews = Type.Object(
  {
    items: Type.Array(Type.Ref('ListViewRow')),
    columns: Columns,
  },
  { $id: 'ListViews' },
);

export const ListViewsQuery = Type.Object({ list: ListName });
export const SaveListView = Type.Object({ list: ListName, ...viewFields });
export const DeleteListView = Type.Object({ id: RecordId('Id of the view.') });
export const SetListColumns = Type.Object({
  list: ListName,
  viewId: nullable(RecordId('Id of a view; null: the columns when no view is selected.')),
  columns: Columns,
});

const maxViewsOfList = 100;
/**
 * Maximum number of one person's views, and of one person's column choices. A limit per list is not enough, because any
 * list name is accepted.
 */
const maxOfAllLists = 1000;

const mainGroupAccess: PrincipalRule = { ...listViewAccess, groups: [mainGroup] };

/**
 * Who may use the views of a list, if fewer users than `listViewAccess` allows: those who can open the list, because the
 * filter of a shared view may contain names.
 */
const listRules: ReadonlyMap<string, PrincipalRule> = new Map([
  ...['signals', 'email-signals', 'breakdowns'].map((list) => [list, mainGroupAccess] as const),
  ...['water-meters', 'clients', 'addresses', 'address-mappings'].map((list) => [list, networkAccess] as const),
  ...['activities', 'exceptions', 'log-entries', 'nomenclatures', 'nomenclature-items', 'imports'].map(
    (list) => [list, administratorAccess] as const,
  ),
]);

const requireListAccess = (principal: Principal, list: string): void => {
  if (!satisfiesRule(listRules.get(list) ?? listViewAccess, principal))
    throw new HttpFailure(403, accessTexts.notAllowed);
};

/** Reads the user's views and the shared views of a list, sorted by name, and the user's choices of columns. */
export const readListViews = async (
  database: Database,
  principal: Principal,
  list: string,
): Promise<{ items: ListViewRow[]; columns: string[] }> => {
  requireListAccess(principal, list);
  const { subject } = principal;
  const { rows } = await sql<StoredView>`
    select v.id, v.name, v.search, coalesce(c.columns, v.columns) as columns, v.is_shared as "isShared", v.author,
      v.author_subject = ${subject} as "isOwn"
    from list_view v left join list_columns c on c.view_id = v.id and c.subject = ${subject}
    where v.list = ${list} and (v.is_shared or v.author_subject = ${subject})
    order by v.name collate bulgarian, v.id`.execute(database);
  const chosen = await database
    .selectFrom('list_columns')
    .select('columns')
    .where('subject', '=', subject)
    .where('list', '=', list)
    .where('view_id', 'is', null)
    .executeTakeFirst();
  const canDeleteAll = isAdministrator(principal);
  const items = rows.map((view) => ({ ...view, canDelete: view.isOwn || canDeleteAll }));
  return { items, columns: chosen?.columns ?? [] };
};

/** The id of the stored or deleted view, or the reason why nothing was changed. */
interface Stored {
  id: number | null;
  refusal: string | null;
}

/**
 * Saves a view of the user. A view of the user with the same name in the same list is replaced. A view with a personal
 * number or with a filter by an identifier is refused: colleagues see shared views, and a masked number would find
 * nothing.
 */
export const saveListView = async (
  database: Database,
  principal: Principal,
  { list, name: typedName, search, columns, isShared }: Static<typeof SaveListView>,
): Promise<Stored> => {
  requireListAccess(principal, list);
  const name = cleanLine(typedName);
  if (name === '') return { id: null, refusal: listViewTexts.nameRequired };
  if (hasIdentifierFilter(search)) return { id: null, refusal: listViewTexts.identifierFilter };
  if ([name, ...columns].some(containsPersonalNumber) || hasPersonalNumber(search))
    return { id: null, refusal: listViewTexts.personalNumber };
  const { subject, name: author } = principal;
  return database.transaction().execute(async (transaction) => {
    const ownViews = await transaction
      .selectFrom('list_view')
      .select(['list', 'name'])
      .where('author_subject', '=', subject)
      .execute();
    const ofList = ownViews.filter((view) => view.list === list);
    const isNew = !ofList.some((view) => view.name === name);
    if (isNew && ofList.length >= maxViewsOfList)
      return { id: null, refusal: listViewTexts.tooManyViewsOfList(maxViewsOfList) };
    if (isNew && ownViews.length >= maxOfAllLists)
      return { id: null, refusal: listViewTexts.tooManyViews(maxOfAllLists) };
    const values = { search, columns, is_shared: isShared, author, modified_on: sqlNow };
    const { id } = await transaction
      .insertInto('list_view')
      .values({ list, name, author_subject: subject, ...values })
      .onConflict((conflict) => conflict.columns(['author_subject', 'list', 'name']).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    // The author's choice of columns is now part of the view.
    await transaction.deleteFrom('list_columns').where('subject', '=', subject).where('view_id', '=', id).execute();
    return { id, refusal: null };
  });
};

/** Deletes a view of the user; an administrator can also delete shared views of others. */
export const deleteListView = async (database: Database, principal: Principal, id: number): Promise<Stored> => {
  const view = await findVisibleView(database, principal, id);
  if (!view) throw new HttpFailure(404, listViewTexts.unknown);
  if (view.author_subject !== principal.subject && !isAdministrator(principal))
    return { id: null, refusal: listViewTexts.notYours };
  await database.deleteFrom('list_view').where('id', '=', id).execute();
  return { id, refusal: null };
};

/** Stores the columns that the user has chosen. Without columns the choice is removed. */
export const setListColumns = async (
  database: Database,
  principal: Principal,
  { list, viewId, columns }: Static<typeof SetListColumns>,
): Promise<void> => {
  requireListAccess(principal, list);
  if (viewId !== null && (await findVisibleView(database, principal, viewId))?.list !== list)
    throw new HttpFailure(404, listViewTexts.unknown);
  const { subject } = principal;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('list_columns')
      .where('subject', '=', subject)
      .where('list', '=', list)
      .where('view_id', viewId === null ? 'is' : '=', viewId)
      .execute();
    if (columns.length === 0) return;
    const { count } = await transaction
      .selectFrom('list_columns')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxOfAllLists) throw new HttpFailure(400, listViewTexts.tooManyColumnChoices(maxOfAllLists));
    await transaction
      .insertInto('list_columns')
      .values({ subject, list, view_id: viewId, columns })
      .onConflict((conflict) => conflict.columns(['subject', 'list', 'view_id']).doUpdateSet({ columns }))
      .execute();
  });
};

const findVisibleView = async (database: Database, principal: Principal, id: number) => {
  const view = await database
    .selectFrom('list_view')
    .select(['list', 'author_subject'])
    .where('id', '=', id)
    .where((where) => where.or([where('is_shared', '=', true), where('author_subject', '=', principal.subject)]))
    .executeTakeFirst();
  if (view) requireListAccess(principal, view.list);
  return view;
};
