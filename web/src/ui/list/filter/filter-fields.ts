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

interface Named {
  /** Name of the filter in the address. */
  name: string;
  label: string;
  /** Name in the GraphQL filter. Absent: `name`. */
  input?: string;
}

interface Chosen extends Named {
  /** Whether a value of the address can be one of the options. */
  accepts: (value: string) => boolean;
  /** The GraphQL filter takes several values. */
  isList?: boolean;
}

export interface TextFilter extends Named {
  kind: 'text';
  placeholder?: string;
}

export interface ChoiceFilter extends Chosen {
  kind: 'choice';
  /** Undefined while they load. */
  options: readonly Option[] | undefined;
  /** Loads the options again after a failure. */
  retry?: (() => Promise<unknown>) | undefined;
  /** Whether only quick views set it: then it has a chip, but no field in the form. */
  hidden?: boolean;
}

/** The number of a record, as typed. The GraphQL filter takes several. */
export interface IdFilter extends Named {
  kind: 'id';
}

/** No, yes, all. */
export interface ThreeWayFilter extends Named {
  kind: 'yesNoAny';
}

/** One of many, chosen while typing. */
export interface LookupFilter extends Chosen {
  kind: 'lookup';
  /** A hook: the options that match the text, loaded only if `wanted`. */
  useOptions: (text: string, wanted: boolean) => OptionPage;
  /** A hook: the label of a chosen value, if known. */
  useLabel: (value: string) => string | undefined;
}

/** Two times in Sofia. The address has them as `nameFrom` and `nameTo`. */
export interface DateTimeRangeFilter {
  kind: 'dateTimeRange';
  name: string;
  /** Name in the GraphQL filter. Absent: `name`. */
  input?: string;
  from: string;
  to: string;
}

export type FilterField = TextFilter | IdFilter | ChoiceFilter | ThreeWayFilter | LookupFilter | DateTimeRangeFilter;

/** Values of filled filter fields by their names in the address. */
export type FilterValues = Readonly<Record<string, string>>;

/** One value of the address. A range has two. */
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
export const longestText = 200;

export const longestId = 18;

/** Whether a text is the number of a record. */
export const isRecordId = (value: string): boolean => /^[1-9]\d{0,17}$/.test(value);

export const formatUnknown = (value: string): string => `№ ${formatNumber(Number(value))}`;
