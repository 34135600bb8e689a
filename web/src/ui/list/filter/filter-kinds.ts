import { formatNumber } from '../../../platform/format.ts';
import { formatTypedDate, isStorableDay } from '../../fields/dates.ts';
import { isLocalTime, splitDateTime, formatTypedDateTime } from '../../fields/local-time.ts';
import { toMomentRange } from '../../fields/sofia-time.ts';
import { texts } from '../../../platform/platform.texts.ts';
import { endOfDay, formatRecordNumber, isRecordId, maxTextLength, startOfDay } from './filter-fields.ts';
import { findPrivateValue } from './private-values.ts';
import type { FilterField, FilterValues, Param, RangeFilter } from './filter-fields.ts';

type Kind = FilterField['kind'];
type FieldOf<K extends Kind> = K extends RangeFilter['kind'] ? RangeFilter : Extract<FilterField, { kind: K }>;

/** Functions for the values of one kind of filter. The controls are in `filter-field.tsx`, which is loaded later. */
interface FilterKind<K extends Kind> {
  /** The parameters in the URL, with the values that each accepts. */
  params(field: FieldOf<K>): Param[];
  /** The text of the value in a chip. For a lookup, the chip uses the hook `useLabel` instead. */
  describe(param: Param, value: string, field: FieldOf<K>): string;
  /** The value of the GraphQL filter; undefined if there is no condition. */
  toInput(field: FieldOf<K>, values: FilterValues): unknown;
}

const singleParam =
  <Field extends Exclude<FilterField, RangeFilter>>(accepts: (field: Field) => Param['accepts']) =>
  (field: Field): Param[] => [{ name: field.name, label: field.label, field, accepts: accepts(field) }];

/** Describes a value that is no longer offered, such as an item of a nomenclature that was switched off. */
export const describeMissing = (value: string): string => (isRecordId(value) ? formatRecordNumber(value) : value);

// The value needs no check, because `readListState` drops values that are not accepted.
const chosenInput = ({ name, isList }: FieldOf<'choice' | 'lookup'>, { [name]: value }: FilterValues): unknown =>
  value && isList ? [value] : value;

/** Returns the values of a filter that takes several of them, from its text in the URL. */
const splitChosen = (text: string): string[] => (text === '' ? [] : text.split(','));

const rangeParams =
  (accepts: Param['accepts']) =>
  (field: RangeFilter): Param[] => [
    { name: `${field.name}From`, label: field.from, field, accepts },
    { name: `${field.name}To`, label: field.to, field, accepts },
  ];

/** The range of the GraphQL filter. An absent end does not limit the range. */
const toRange = ({ name }: RangeFilter, { [`${name}From`]: from, [`${name}To`]: to }: FilterValues): unknown =>
  from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;

const sides = ['south', 'west', 'north', 'east'];

/** Whether a text is a rectangle: `south,west,north,east` in degrees. */
const isBounds = (value: string): boolean => {
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN, ...rest] = value
    .split(',')
    .map((side) => (side ? Number(side) : Number.NaN));
  return (
    rest.length === 0 && -90 <= south && south <= north && north <= 90 && -180 <= west && west <= east && east <= 180
  );
};

const filterKinds: { readonly [K in Kind]: FilterKind<K> } = {
  dateTimeRange: {
    params: (field) => [
      { name: `${field.name}From`, label: field.from, field, accepts: isLocalTime, defaultTime: startOfDay },
      { name: `${field.name}To`, label: field.to, field, accepts: isLocalTime, defaultTime: endOfDay },
    ],
    // A chip does not show the default time.
    describe: ({ defaultTime }, value) => {
      const typed = formatTypedDateTime(value);
      const { date, time } = splitDateTime(typed);
      return time === defaultTime ? date : typed;
    },
    toInput: ({ name }, values) => toMomentRange(values[`${name}From`], values[`${name}To`]) ?? undefined,
  },
  dateRange: {
    params: rangeParams(isStorableDay),
    describe: (_param, value) => formatTypedDate(value),
    toInput: toRange,
  },
  decimalRange: {
    params: rangeParams((value) => /^-?\d{1,12}(\.\d{1,3})?$/.test(value)),
    describe: (_param, value) => formatNumber(Number(value)),
    toInput: toRange,
  },
  bounds: {
    params: singleParam(() => isBounds),
    describe: (_param, value) => value.replaceAll(',', ', '),
    toInput: ({ name }, { [name]: value }) =>
      value && Object.fromEntries(value.split(',').map((side, index) => [sides[index], Number(side)])),
  },
  yesNoAny: {
    params: singleParam(() => (value) => value === 'true' || value === 'false'),
    describe: (_param, value) => (value === 'true' ? texts.yes : texts.no),
    toInput: ({ name }, { [name]: value }) => value && value === 'true',
  },
  text: {
    params: singleParam(() => (value) => value.length <= maxTextLength && value === value.trim()),
    describe: (_param, value) => value,
    toInput: ({ name }, { [name]: value }) => value,
  },
  private: {
    params: singleParam(() => (key) => findPrivateValue(key) !== undefined),
    describe: () => '••••••••',
    toInput: ({ name }, { [name]: key }) => key && findPrivateValue(key),
  },
  id: {
    params: singleParam(() => isRecordId),
    describe: (_param, value) => value,
    toInput: ({ name }, { [name]: value }) => value && [value],
  },
  choice: {
    params: singleParam(({ accepts }) => accepts),
    describe: (_param, value, { options }) =>
      options?.find((option) => option.value === value)?.label ?? describeMissing(value),
    toInput: chosenInput,
  },
  choices: {
    params: singleParam(({ accepts }) => (value) => {
      const chosen = splitChosen(value);
      return chosen.every(accepts) && new Set(chosen).size === chosen.length;
    }),
    describe: (_param, value, { options }) =>
      splitChosen(value)
        .map((chosen) => options?.find((option) => option.value === chosen)?.label ?? describeMissing(chosen))
        .join(', '),
    toInput: ({ name }, { [name]: value }) => value && splitChosen(value),
  },
  lookup: {
    params: singleParam(({ accepts }) => accepts),
    describe: (_param, value) => value,
    toInput: chosenInput,
  },
};

/** A kind without the type of its field: TypeScript cannot see that `kindOf` returns the kind of the given field. */
interface KindOfField {
  params(field: never): Param[];
  describe(param: Param, value: string, field: never): string;
  toInput(field: never, values: FilterValues): unknown;
}

const kindOf = ({ kind }: FilterField): KindOfField => filterKinds[kind];

/** The parameters in the URL for all fields. */
export const paramsOf = (fields: readonly FilterField[]): Param[] =>
  fields.flatMap((field) => kindOf(field).params(field as never));

/** The value of a filled field, in words. */
export const describeValue = (param: Param, value: string): string =>
  kindOf(param.field).describe(param, value, param.field as never);

/** FI-8: the filled fields as the GraphQL filter; undefined if none is filled. */
export const filterInput = <Filter>(fields: readonly FilterField[], values: FilterValues): Filter | undefined => {
  const entries = fields.flatMap((field) => {
    const value = kindOf(field).toInput(field as never, values);
    return value === undefined || value === '' ? [] : [[field.input ?? field.name, value] as const];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as Filter) : undefined;
};
