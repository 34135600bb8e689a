import type { ComponentType } from 'react';
import { formatNumber } from '../../../platform/format.ts';

export interface Option {
  value: string;
  label: string;
  /** What distinguishes options with equal labels. */
  description?: string | null;
}

export interface OptionPage {
  options: readonly Option[] | undefined;
  /** Number of all matches, if more match than are listed. */
  total?: number | undefined;
  failed?: boolean;
}

interface Grouped {
  /** Title of the group that holds the field in a long form. If absent, the field is always visible. */
  group?: string;
}

interface Named extends Grouped {
  /** Name of the filter in the URL. */
  name: string;
  label: string;
  /** Name in the GraphQL filter. Default: `name`. */
  input?: string;
}

interface Chosen extends Named {
  /** Whether a value of the URL can be one of the options. */
  accepts: (value: string) => boolean;
  /** True if the GraphQL filter takes several values. */
  isList?: boolean;
}

export interface TextFilter extends Named {
  kind: 'text';
  placeholder?: string;
  /** The problem of a typed text; undefined if none. */
  check?: (text: string) => string | undefined;
}

/** A text that must not be in the URL, such as a personal number. The URL has a key of the text. */
export interface PrivateFilter extends Named {
  kind: 'private';
}

export interface ChoiceFilter extends Chosen {
  kind: 'choice';
  /** Undefined while they load. */
  options: readonly Option[] | undefined;
  /** Loads the options again after a failure. */
  retry?: (() => Promise<unknown>) | undefined;
  /** True if only quick views set the filter: it then has a chip, but no field in the form. */
  isHidden?: boolean;
}

/** The number of a record, as typed. The GraphQL filter takes several. */
export interface IdFilter extends Named {
  kind: 'id';
}

/** No, yes, all. */
export interface ThreeWayFilter extends Named {
  kind: 'yesNoAny';
}

/** One of many values, chosen while typing. */
export interface LookupFilter extends Chosen {
  kind: 'lookup';
  /** A hook: the options that match the text, loaded only if `wanted`. */
  useOptions: (text: string, wanted: boolean) => OptionPage;
  /** A hook: the label of a chosen value, if known. */
  useLabel: (value: string) => string | undefined;
}

/** A rectangle in degrees. The URL has it as `south,west,north,east`. */
export interface BoundsFilter extends Named {
  kind: 'bounds';
  /** Draws the rectangle on a map. If absent, the rectangle is typed. */
  Picker?: ComponentType<BoundsPickerProps>;
}

export interface BoundsPickerProps {
  label: string;
  value: string;
  onPick: (value: string) => void;
  onClose: () => void;
}

/** Two ends: times in Sofia, days or numbers. The URL has them as `nameFrom` and `nameTo`. */
export interface RangeFilter extends Grouped {
  kind: 'dateTimeRange' | 'dateRange' | 'decimalRange';
  /** If set, the date is chosen from lists of days, months and years. The list of years begins with this year. */
  firstYear?: number;
  name: string;
  /** Name in the GraphQL filter. Default: `name`. */
  input?: string;
  from: string;
  to: string;
}

export type FilterField =
  | TextFilter
  | PrivateFilter
  | IdFilter
  | ChoiceFilter
  | ThreeWayFilter
  | LookupFilter
  | BoundsFilter
  | RangeFilter;

/** Values of filled filter fields by their names in the URL. */
export type FilterValues = Readonly<Record<string, string>>;

/** One value of the URL. A range has two. */
export interface Param {
  name: string;
  label: string;
  field: FilterField;
  accepts: (value: string) => boolean;
  /** Bounds of a range: the default time of day. */
  defaultTime?: string;
}

export const startOfDay = '00:00';
export const endOfDay = '23:59';

/** Length of the longest text that the schema accepts. */
export const maxTextLength = 200;

export const maxIdLength = 18;

/** Whether a text is the number of a record. */
export const isRecordId = (value: string): boolean => /^[1-9]\d{0,17}$/.test(value);

export const formatUnknown = (value: string): string => `№ ${formatNumber(Number(value))}`;
