import { isLocalTime, splitDateTime, formatTypedDateTime } from '../../fields/local-time.ts';
import { toMomentRange } from '../../fields/sofia-time.ts';
import { texts } from '../../../platform/platform.texts.ts';
import { endOfDay, formatUnknown, isRecordId, longestText, startOfDay } from './filter-fields.ts';
import type { DateTimeRangeFilter, FilterField, FilterValues, Param } from './filter-fields.ts';

type Kind = FilterField['kind'];
type FieldOf<K extends Kind> = Extract<FilterField, { kind: K }>;

/** What a kind of filter does with its values. Its control is in `filter-field.tsx`, which is loaded later. */
interface FilterKind<K extends Kind> {
  /** Values in the address, and which of them are accepted. */
  params(field: FieldOf<K>): Param[];
  /** The value in a chip. A lookup has a hook for it. */
  describe(param: Param, value: string, field: FieldOf<K>): string;
  /** The value of the GraphQL filter; undefined: no condition. */
  toInput(field: FieldOf<K>, values: FilterValues): unknown;
}

const single =
  <Field extends Exclude<FilterField, DateTimeRangeFilter>>(accepts: (field: Field) => Param['accepts']) =>
  (field: Field): Param[] => [{ name: field.name, label: field.label, field, accepts: accepts(field) }];

/** A value that is no longer offered, such as an item of a nomenclature that was switched off. */
export const describeMissing = (value: string): string => (isRecordId(value) ? formatUnknown(value) : value);

// The value needs no check: the address holds accepted values only.
const chosen = ({ name, isList }: FieldOf<'choice' | 'lookup'>, { [name]: value }: FilterValues): unknown =>
  value && isList ? [value] : value;

/** All kinds of filters. */
const filterKinds: { readonly [K in Kind]: FilterKind<K> } = {
  dateTimeRange: {
    params: (field) => [
      { name: `${field.name}From`, label: field.from, field, accepts: isLocalTime, defaultTime: startOfDay },
      { name: `${field.name}To`, label: field.to, field, accepts: isLocalTime, defaultTime: endOfDay },
    ],
    // The default time of a bound is not shown.
    describe: ({ defaultTime }, value) => {
      const typed = formatTypedDateTime(value);
      const { date, time } = splitDateTime(typed);
      return time === defaultTime ? date : typed;
    },
    toInput: ({ name }, values) => toMomentRange(values[`${name}From`], values[`${name}To`]) ?? undefined,
  },
  yesNoAny: {
    params: single(() => (value) => value === 'true' || value === 'false'),
    describe: (_param, value) => (value === 'true' ? texts.yes : texts.no),
    toInput: ({ name }, { [name]: value }) => value && value === 'true',
  },
  text: {
    params: single(() => (value) => value.length <= longestText && value === value.trim()),
    describe: (_param, value) => value,
    toInput: ({ name }, { [name]: value }) => value,
  },
  id: {
    params: single(() => isRecordId),
    describe: (_param, value) => value,
    toInput: ({ name }, { [name]: value }) => value && [value],
  },
  choice: {
    params: single(({ accepts }) => accepts),
    describe: (_param, value, { options }) =>
      options?.find((option) => option.value === value)?.label ?? describeMissing(value),
    toInput: chosen,
  },
  lookup: {
    params: single(({ accepts }) => accepts),
    describe: (_param, value) => value,
    toInput: chosen,
  },
};

/** A kind whose field was checked by `kindOf`. */
interface KindOfField {
  params(field: never): Param[];
  describe(param: Param, value: string, field: never): string;
  toInput(field: never, values: FilterValues): unknown;
}

const kindOf = ({ kind }: FilterField): KindOfField => filterKinds[kind];

/** The parameters in the address for all fields. */
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
