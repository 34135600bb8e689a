import { isShownTo, type Audience, type Viewer } from '../audience.ts';
import { isRecordId } from './filter-fields.ts';
import type { BoundsFilter, FilterField, LookupFilter, Option, RangeFilter } from './filter-fields.ts';

/** A field of a GraphQL filter, as `schema/generated/inputs.ts` lists them. */
export type SchemaField = { readonly needs?: string } & (
  | { readonly kind: RangeFilter['kind'] | 'bounds' | 'yesNoAny' | 'text' | 'id' | 'ids' }
  | { readonly kind: 'enum' | 'enums'; readonly values: readonly string[] }
);

interface ShownBase {
  /** If absent, only operators see the filter. */
  audience?: Audience;
  /** Name of the filter in the URL. Default: the name in the schema. */
  address?: string;
  /** Title of the group that contains the field in a long form. If absent, the field is always visible. */
  group?: string;
}

type ShownFilter<Field> = ShownBase &
  (Field extends { kind: RangeFilter['kind'] }
    ? {
        from: string;
        to: string;
        /** If set, the date is chosen from lists of days, months and years. The list of years begins with this year. */
        firstYear?: number;
      }
    : Field extends { kind: 'enum' | 'enums'; values: readonly (infer Value extends string)[] }
      ? {
          label: string;
          /** Labels of the values; if absent, they are loaded. */
          options?: Readonly<Record<Value, string>>;
          /** True if the user may choose several values of a list. */
          isMultiple?: boolean;
          /** True if only quick views set the filter: it then has a chip, but no field in the form. */
          isHidden?: boolean;
        }
      : {
          label: string;
          placeholder?: string;
          check?: (text: string) => string | undefined;
          /** True if the text must not be in the URL, such as a personal number. */
          isPrivate?: boolean;
        });

/** The filters that a list shows, with their texts, in the order of the form. */
export type ShownFilters<Fields> = { readonly [Name in keyof Fields]?: ShownFilter<Fields[Name]> };

/** Where the values of a filter come from: a list of options, a search while typing, or a map. */
export type FilterSource =
  | { options: readonly Option[] | undefined; retry?: (() => Promise<unknown>) | undefined }
  | Pick<LookupFilter, 'useOptions' | 'useLabel'>
  | Required<Pick<BoundsFilter, 'Picker'>>;

export interface Filters<Fields> {
  /** The fields that the schema has. */
  fields: Fields;
  shown: ShownFilters<Fields>;
  sources?: Partial<Record<keyof Fields & string, FilterSource>>;
}

type AnyShownFilter = ShownBase & {
  options?: Readonly<Record<string, string>>;
  isPrivate?: boolean;
  isMultiple?: boolean;
};

/** The filter fields of a list that are shown to the viewer and that the REST service supports. */
export const declareFilters = <const Fields extends Readonly<Record<string, SchemaField>>>(
  { fields, shown, sources = {} }: Filters<Fields>,
  viewer: Viewer,
): FilterField[] =>
  Object.entries(shown as Readonly<Record<string, AnyShownFilter | undefined>>).flatMap(([input, shownFilter]) => {
    const field = fields[input];
    if (!field || !shownFilter || !isShownTo(viewer, { ...shownFilter, needs: field.needs })) return [];
    const isMultiple = shownFilter.isMultiple === true && viewer.features.includes('MULTIPLE_FILTER_VALUES');
    const source = (sources as Readonly<Record<string, FilterSource>>)[input];
    return toFilterField(input, field, { ...shownFilter, isMultiple }, source);
  });

// The type `ShownFilter` ensures that each kind has its texts.
const toFilterField = (
  input: string,
  field: SchemaField,
  { address = input, options, isPrivate = false, isMultiple = false, ...texts }: AnyShownFilter,
  source: FilterSource | undefined,
): FilterField =>
  ({
    ...texts,
    kind: isPrivate ? 'private' : isMultiple ? 'choices' : kindOf(field, source),
    name: address,
    input,
    isList: field.kind === 'ids' || field.kind === 'enums',
    accepts: (value: string) => ('values' in field ? field.values.includes(value) : isRecordId(value)),
    options: options && Object.entries(options).map(([value, label]) => ({ value, label })),
    ...source,
  }) as FilterField;

/** Ids without a source of options are typed as a number. */
const kindOf = ({ kind }: SchemaField, source: FilterSource | undefined): FilterField['kind'] => {
  if (kind === 'ids' && !source) return 'id';
  if (kind !== 'ids' && kind !== 'enum' && kind !== 'enums') return kind;
  return source && 'useOptions' in source ? 'lookup' : 'choice';
};
