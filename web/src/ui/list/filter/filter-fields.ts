import type { ComponentType } from 'react';
import { formatNumber } from '../../../platform/format.ts';

export interface Option {
  value: string;
  label: string;
  /** A text that distinguishes options with equal labels. */
  description?: string | null;
}

export interface OptionPage {
  options: readonly Option[] | undefined;
  /** Number of all matches, listed or not; undefined if unknown. */
  total?: number | undefined;
  failed?: boolean;
}

interface GroupedFilter {
  /** Title of the group that contains the field in a long form. If absent, the field is always visible. */
  group?: string;
}

interface NamedFilter extends GroupedFilter {
  /** Name of the filter in the URL. */
  name: string;
  label: string;
  /** Name in the GraphQL filter. Default: `name`. */
  input?: string;
}

interface OptionFilter extends NamedFilter {
  /** True if a value of the URL can be one of the options. */
  accepts: (value: string) => boolean;
  /** True if the GraphQL filter takes several values. */
  isList?: boolean;
}

export interface TextFilter extends NamedFilter {
  kind: 'text';
  placeholder?: string;
  /** Returns the problem of a typed text; undefined if there is none. */
  check?: (text: string) => string | undefined;
}

/** A text that must not be in the URL, such as a personal number. The URL has a key instead of the text. */
export interface PrivateFilter extends NamedFilter {
  kind: 'private';
}

export interface ChoiceFilter extends OptionFilter {
  kind: 'choice';
  /** Undefined while the options load. */
  options: readonly Option[] | undefined;
  /** Loads the options again after a failure. */
  retry?: (() => Promise<unknown>) | undefined;
  /** True if only quick views set the filter: it then has a chip, but no field in the form. */
  isHidden?: boolean;
}

/** Any of several values. The URL has them in one parameter, joined by commas. */
export interface ChoicesFilter extends Omit<OptionFilter, 'isList'> {
  kind: 'choices';
  /** Undefined while the options load. */
  options: readonly Option[] | undefined;
}

/** The id of a record, which the user types. The GraphQL filter takes a list of ids. */
export interface IdFilter extends NamedFilter {
  kind: 'id';
}

/** A choice between yes, no and all. */
export interface ThreeWayFilter extends NamedFilter {
  kind: 'yesNoAny';
}

/** One of many values, which the user finds by typing. */
export interface LookupFilter extends OptionFilter {
  kind: 'lookup';
  /** A hook that returns the options that match the text. Loads the options only if `isEnabled`. */
  useOptions: (text: string, isEnabled: boolean) => OptionPage;
  /** A hook that returns the label of a chosen value; undefined if unknown. */
  useLabel: (value: string) => string | undefined;
}

/** A rectangle in degrees. The URL has it as `south,west,north,east`. */
export interface BoundsFilter extends NamedFilter {
  kind: 'bounds';
  /** With this component the user draws the rectangle on a map. If absent, the user can only type the rectangle. */
  Picker?: ComponentType<BoundsPickerProps>;
}

export interface BoundsPickerProps {
  label: string;
  value: string;
  onPick: (value: string) => void;
  onClose: () => void;
}

/** A range of times in Sofia, of days or of numbers. The URL has its ends as `nameFrom` and `nameTo`. */
export interface RangeFilter extends GroupedFilter {
  kind: 'dateTimeRange' | 'dateRange' | 'decimalRange';
  /** If set, the date is chosen from lists of days, months and years. The list of years begins with this year. */
  firstYear?: number;
  name: string;
  /** Name in the GraphQL filter. Default: `name`. */
  input?: string;
  /** Label of the start. */
  from: string;
  /** Label of the end. */
  to: string;
}

export type FilterField =
  | TextFilter
  | PrivateFilter
  | IdFilter
  | ChoiceFilter
  | ChoicesFilter
  | ThreeWayFilter
  | LookupFilter
  | BoundsFilter
  | RangeFilter;

/** Values of filled filter fields by their names in the URL. */
export type FilterValues = Readonly<Record<string, string>>;

/** One parameter of the URL. A range has two parameters. */
export interface Param {
  name: string;
  label: string;
  field: FilterField;
  accepts: (value: string) => boolean;
  /** Only for ranges of times: the time of day if none is typed. */
  defaultTime?: string;
}

export const startOfDay = '00:00';
export const endOfDay = '23:59';

/** Length of the longest text that the schema accepts. */
export const maxTextLength = 200;

export const maxIdLength = 18;

/** True if a text can be the id of a record. */
export const isRecordId = (value: string): boolean => /^[1-9]\d{0,17}$/.test(value);

export const formatRecordNumber = (value: string): string => `№ ${formatNumber(Number(value))}`;
