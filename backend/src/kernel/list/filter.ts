import { sql, type RawBuilder } from 'kysely';
import { Type, type TProperties } from 'typebox';
import { toContainsPattern } from './text.ts';

export type Condition = RawBuilder<unknown>;

/** Query parameters of a request, checked against the schemas of the filters. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** A filter of a list: its query parameters and the SQL conditions for given values. */
export interface ListFilter<Context = unknown> {
  parameters: TProperties;
  conditions: (values: FilterValues, context: Context) => Condition[];
}

interface ColumnFilter {
  /** Name of the query parameter. */
  name: string;
  column: Condition;
  description: string;
}

/** The largest value of PostgreSQL's type `integer`. */
export const maxInteger = 2 ** 31 - 1;

/** Parameters `<name>From` and `<name>To` in UTC. Both limits are inclusive; `To` includes its whole second. */
export const timeRange = <Context>(range: {
  name: string;
  column: Condition | ((context: Context) => Condition);
  /** Descriptions of the parameters. */
  from?: string;
  to?: string;
}): ListFilter<Context> => {
  const {
    from: earliest = 'At or after this time, YYYY-MM-DD HH:mm:ss in UTC.',
    to: latest = 'At or before this time, including the whole second.',
  } = range;
  const [fromName, toName] = [`${range.name}From`, `${range.name}To`];
  return {
    parameters: { [fromName]: utcTime(earliest), [toName]: utcTime(latest) },
    conditions: ({ [fromName]: from, [toName]: to }, context) => {
      const column = typeof range.column === 'function' ? range.column(context) : range.column;
      return [
        ...(from ? [sql`${column} >= ${`${from as string}Z`}::timestamptz`] : []),
        ...(to ? [sql`${column} < ${`${to as string}Z`}::timestamptz + interval '1 second'`] : []),
      ];
    },
  };
};

const utcTime = (description: string) => Type.Optional(Type.String({ format: 'utc-second', description }));

/**
 * A filter by any of several ids. 0 is the placeholder of lookup lists and adds no condition. `max` is the maximum
 * of the column's type.
 */
export const anyOfIds = ({ name, column, description, max }: ColumnFilter & { max: number }): ListFilter => ({
  parameters: {
    [name]: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), {
        maxItems: 250,
        description: `${description} If repeated: any of them. 0: no condition.`,
      }),
    ),
  },
  conditions: ({ [name]: values }) => {
    const chosen = new Set((values as readonly number[] | undefined)?.filter((value) => value !== 0));
    if (chosen.size === 0) return [];
    const [first, ...more] = [...chosen].filter((value) => value <= max);
    if (first === undefined) return [sql`false`];
    return [more.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${[first, ...more]})`];
  },
});

/** A filter by any of several values of an enumeration. */
export const anyOfWords = ({
  name,
  column,
  description,
  words,
}: ColumnFilter & { words: readonly string[] }): ListFilter => ({
  parameters: {
    [name]: Type.Optional(
      Type.Array(Type.Union(words.map((word) => Type.Literal(word))), { maxItems: words.length, description }),
    ),
  },
  conditions: ({ [name]: values }) => {
    const chosen = values as readonly string[] | undefined;
    return chosen?.length ? [sql`${column} = any(${chosen})`] : [];
  },
});

/** A filter by a boolean parameter. Without the parameter there is no condition. */
export const yesOrNo = ({
  name,
  description,
  yes,
  no,
}: Omit<ColumnFilter, 'column'> & { yes: Condition; no: Condition }): ListFilter => ({
  parameters: { [name]: Type.Optional(Type.Boolean({ description })) },
  conditions: ({ [name]: value }) => (value === undefined ? [] : [value ? yes : no]),
});

/**
 * A filter by a search text. `matches` returns the condition for a text that is not empty. Where `isOffered` returns
 * false, the text is ignored.
 */
export const searchedText = <Context = unknown>({
  name,
  description,
  matches,
  isOffered = () => true,
}: Omit<ColumnFilter, 'column'> & {
  matches: (text: string) => Condition;
  isOffered?: (context: Context) => boolean;
}): ListFilter<Context> => ({
  parameters: { [name]: Type.Optional(Type.String({ maxLength: 200, description })) },
  conditions: ({ [name]: text }, context) => (text && isOffered(context) ? [matches(text as string)] : []),
});

/**
 * A filter by a search text whose condition is in the context, because building it reads the database. `conditions`
 * returns null if the filter is not set.
 */
export const preparedText = <Context>({
  name,
  description,
  conditions,
}: Omit<ColumnFilter, 'column'> & {
  conditions: (context: Context) => readonly Condition[] | null;
}): ListFilter<Context> => ({
  parameters: searchedText({ name, description, matches: () => sql`true` }).parameters,
  conditions: (_values, context) => [...(conditions(context) ?? [])],
});

/** A filter by a part of a text column; letter case is ignored. */
export const partOfText = ({ name, column, description }: ColumnFilter): ListFilter =>
  searchedText({ name, description, matches: (text) => sql`${column} ilike ${toContainsPattern(text)}` });

/** A parameter of the contract that adds no condition. */
export const ignoredText = (name: string, description: string): ListFilter => ({
  parameters: { [name]: Type.Optional(Type.String({ description })) },
  conditions: () => [],
});
