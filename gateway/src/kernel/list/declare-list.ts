import type {
  BoundsInput,
  DateRange,
  DateTimeRange,
  DecimalRange,
  ServiceFeature,
  SortDirection,
} from '../schema-types.generated.ts';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import { readFilterIds, readSearchText } from '../input/filter-input.ts';
import { readId } from '../input/ids.ts';
import { toUtcText } from '../input/moment.ts';
import type { GetPath, GetQuery } from '../rest/wire.ts';

/** Kinds whose value has `from` and `to`. */
type RangeKind = 'dateTimeRange' | 'dateRange' | 'decimalRange';

/** A field of a filter input, as listed in `schema/generated/inputs.ts`. */
export type FilterField = { readonly needs?: ServiceFeature } & (
  | { readonly kind: RangeKind | 'bounds' | 'yesNoAny' | 'text' | 'id' | 'ids' }
  | { readonly kind: 'enum' | 'enums'; readonly values: readonly string[] }
);

type FilterFields = Readonly<Record<string, FilterField>>;

/** A filter of the GraphQL API. */
export type FilterInput = Readonly<Record<string, unknown>>;

export interface SortInput {
  field: string;
  direction: SortDirection;
}

/** REST parameters of a list. */
export type ListParameters = Readonly<Record<string, unknown>>;

/** A list of the REST service and the conversion of its GraphQL filter to query parameters. */
export interface DeclaredList {
  path: GetPath;
  /** FI-8: only non-empty fields become parameters. Null if no row can match the filter. */
  toParameters(
    filter: FilterInput | null | undefined,
    sort: readonly SortInput[] | null | undefined,
  ): ListParameters | null;
  /** True if a filter field without `needs` has several values, which some services do not accept. */
  hasSeveralValues(filter: FilterInput | null | undefined): boolean;
}

interface Declaration<Fields, SortField extends string, FilterNames, SortNames> {
  filterFields: Fields;
  sortFields: readonly SortField[];
  /** REST names that differ from the GraphQL names. */
  names?: {
    /** Default: the name of the field. A range has two parameters, `<name>From` and `<name>To`. */
    filter?: FilterNames;
    /** Default: the field in camel case. */
    sort?: SortNames;
  };
  /** REST values of enum fields that differ from the GraphQL values. */
  values?: Partial<Record<keyof Fields & string, (value: never) => string | number>>;
  /** REST parameters that every call sends. */
  fixed?: ListParameters;
}

type NameOf<Field extends string, Names> = Field extends keyof Names ? Names[Field] & string : Field;

type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<Text>;

type ParametersOf<Fields, Names> = {
  [Field in keyof Fields & string]: Fields[Field] extends { kind: RangeKind }
    ? `${NameOf<Field, Names>}${'From' | 'To'}`
    : NameOf<Field, Names>;
}[keyof Fields & string];

type SortKeysOf<Field extends string, Names> = {
  [One in Field]: One extends keyof Names ? Names[One] : CamelCase<One>;
}[Field];

type SortKeys<Path extends GetPath> =
  GetQuery<Path> extends { sortBy?: readonly (infer Key)[] | undefined } ? Key : never;

/** Names that are missing in the REST contract. */
type Missing<Path extends GetPath, Fields, FilterNames, SortField extends string, SortNames> =
  | Exclude<ParametersOf<Fields, FilterNames>, keyof GetQuery<Path>>
  | Exclude<SortKeysOf<SortField, SortNames>, SortKeys<Path>>;

/**
 * Declares a list. A filter field or sort field without a counterpart in the REST contract is a compile error: the
 * compiler then requires a parameter `missing`, whose type contains the missing names.
 */
export const declareList =
  <Path extends GetPath>(path: Path) =>
  <
    const Fields extends FilterFields,
    const SortField extends string,
    const FilterNames extends Partial<Record<keyof Fields, string>> = Record<never, never>,
    const SortNames extends Partial<Record<SortField, string>> = Record<never, never>,
  >(
    {
      filterFields,
      sortFields,
      names = {},
      values = {},
      fixed = {},
    }: Declaration<Fields, SortField, FilterNames, SortNames>,
    ..._missing: [Missing<Path, Fields, FilterNames, SortField, SortNames>] extends [never]
      ? []
      : [missing: Missing<Path, Fields, FilterNames, SortField, SortNames>]
  ): DeclaredList => {
    const filterNames: Readonly<Record<string, string | undefined>> = { ...names.filter };
    const toWire: Readonly<Record<string, ((value: never) => string | number) | undefined>> = values;
    const renamed: Readonly<Record<string, string | undefined>> = { ...names.sort };
    const sortKeys = new Map<string, string>(sortFields.map((field) => [field, renamed[field] ?? camelCase(field)]));
    const fields = Object.entries<FilterField>(filterFields);
    return {
      path,
      toParameters: (filter, sort) => {
        const parts = fields.map(([name, { kind }]) =>
          conditions[kind](filter?.[name] as never, {
            field: name,
            parameter: filterNames[name] ?? name,
            toWire: (toWire[name] ?? same) as (value: string) => string | number,
          }),
        );
        if (parts.includes(null)) return null;
        return { ...fixed, ...Object.assign({}, ...parts), ...toSortParameters(sort ?? [], sortKeys) };
      },
      hasSeveralValues: (filter) =>
        fields.some(([name, { needs }]) => {
          const value = filter?.[name];
          return needs === undefined && Array.isArray(value) && new Set(value).size > 1;
        }),
    };
  };

interface Target {
  /** Name in the GraphQL filter, for errors. */
  field: string;
  /** Name of the REST parameter. */
  parameter: string;
  toWire: (value: string) => string | number;
}

type Given<Value> = Value | null | undefined;

/** Converts each kind of filter field. An empty object means no condition, null that no row can match. */
const conditions = {
  dateTimeRange: (range: Given<DateTimeRange>, { field, parameter }: Target) => {
    const from = range?.from ? toUtcText(range.from) : undefined;
    const to = range?.to ? toUtcText(range.to) : undefined;
    if (from && to && from > to)
      throw typedError('BAD_USER_INPUT', { message: inputTexts.rangeOrder, path: ['filter', field] });
    return { ...(from && { [`${parameter}From`]: from }), ...(to && { [`${parameter}To`]: to }) };
  },
  dateRange: (range: Given<DateRange>, { field, parameter }: Target) =>
    rangeOf(range, { field, parameter, isReversed: (from, to) => from > to }),
  decimalRange: (range: Given<DecimalRange>, { field, parameter }: Target) =>
    rangeOf(range, { field, parameter, isReversed: (from, to) => Number(from) > Number(to) }),
  bounds: (value: Given<BoundsInput>, { field, parameter }: Target) => {
    if (!value) return {};
    const { south, west, north, east } = value;
    const isValid = south >= -90 && south <= north && north <= 90 && west >= -180 && west <= east && east <= 180;
    if (!isValid) throw typedError('BAD_USER_INPUT', { message: inputTexts.bounds, path: ['filter', field] });
    return { [parameter]: [south, west, north, east].join(',') };
  },
  yesNoAny: (value: Given<boolean>, { parameter }: Target) =>
    typeof value === 'boolean' ? { [parameter]: value } : {},
  text: (value: Given<string>, { field, parameter }: Target) => {
    const text = readSearchText(value, ['filter', field]);
    return text === undefined ? {} : { [parameter]: text };
  },
  id: (value: Given<string>, { parameter }: Target) => {
    const id = value ? readId(value) : undefined;
    if (id === undefined) return {};
    return id === null ? null : { [parameter]: id };
  },
  ids: (value: Given<readonly string[]>, { field, parameter }: Target) => {
    const ids = readFilterIds(value, field);
    if (ids === undefined) return {};
    return ids.length === 0 ? null : { [parameter]: ids };
  },
  enums: (value: Given<readonly string[]>, { parameter, toWire }: Target) =>
    value?.length ? { [parameter]: [...new Set(value)].map(toWire) } : {},
  enum: (value: Given<string>, { parameter, toWire }: Target) => (value ? { [parameter]: toWire(value) } : {}),
} satisfies Record<FilterField['kind'], (value: never, target: Target) => ListParameters | null>;

interface Range {
  field: string;
  parameter: string;
  isReversed: (from: string, to: string) => boolean;
}

const rangeOf = (
  range: Given<{ from?: string | null; to?: string | null }>,
  { field, parameter, isReversed }: Range,
): ListParameters => {
  const [from, to] = [range?.from, range?.to];
  if (from && to && isReversed(from, to))
    throw typedError('BAD_USER_INPUT', { message: inputTexts.rangeOrder, path: ['filter', field] });
  return { ...(from && { [`${parameter}From`]: from }), ...(to && { [`${parameter}To`]: to }) };
};

/** FI-6: `sortBy` and `sortDesc` are lists of the same length. */
const toSortParameters = (sort: readonly SortInput[], keys: ReadonlyMap<string, string>): ListParameters => {
  if (sort.length > maxSortKeys) throw typedError('BAD_USER_INPUT', { message: inputTexts.sortKeys, path: ['sort'] });
  if (sort.length === 0) return {};
  return {
    sortBy: sort.map(({ field }) => keys.get(field)),
    sortDesc: sort.map(({ direction }) => direction === 'DESC'),
  };
};

const maxSortKeys = 8;

const same = (value: string): string => value;

const camelCase = (name: string): string =>
  name.toLowerCase().replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
