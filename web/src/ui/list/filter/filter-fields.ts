import { isLocalTime, splitTyped, typedDateTime } from '../../fields/local-time.ts';
import { formatNumber } from '../../../platform/format.ts';
import { texts } from '../../../platform/platform.texts.ts';

export interface Option {
  value: string;
  label: string;
}

export interface OptionPage {
  options: readonly Option[] | undefined;
  /** How many there are in all, where more fit than are listed. */
  total?: number | undefined;
  failed?: boolean;
}

interface Named {
  /** Its name in the address. */
  name: string;
  label: string;
}

export interface TextFilter extends Named {
  kind: 'text';
  placeholder?: string;
}

export interface ChoiceFilter extends Named {
  kind: 'choice';
  /** Undefined while they are on their way. */
  options: readonly Option[] | undefined;
  /** Asks for the options again, which could not be loaded. */
  retry?: (() => Promise<unknown>) | undefined;
  /** Whether a value that anyone may have written into the address can be one of the options. */
  accepts: (value: string) => boolean;
  /** Chosen elsewhere, as by a quick view: it has a chip, and no field in the card. */
  hidden?: boolean;
}

/** No, yes, all. */
export interface ThreeWayFilter extends Named {
  kind: 'threeWay';
}

/** One of many, chosen while typing. */
export interface LookupFilter extends Named {
  kind: 'lookup';
  accepts: (value: string) => boolean;
  /** A hook: what fits the text, once `wanted`. */
  useOptions: (text: string, wanted: boolean) => OptionPage;
  /** A hook: the words for a chosen value, where they are known. */
  useLabel: (value: string) => string | undefined;
}

/** Two times of Sofia; `name` stands in the address as `nameFrom` and `nameTo`. */
export interface DateTimeRangeFilter {
  kind: 'dateTimeRange';
  name: string;
  from: string;
  to: string;
}

export type FilterField = TextFilter | ChoiceFilter | ThreeWayFilter | LookupFilter | DateTimeRangeFilter;

/** Values of filled filter fields by their names in the address. */
export type FilterValues = Readonly<Record<string, string>>;

/** One value of the address. A range has two. */
export interface Param {
  name: string;
  label: string;
  field: FilterField;
  accepts: (value: string) => boolean;
  /** Of the end of a range: the time of day that goes without saying. */
  defaultTime?: string;
}

export const startOfDay = '00:00';
export const endOfDay = '23:59';

/** As the schema takes it. */
export const longestText = 200;

export const paramsOf = (fields: readonly FilterField[]): Param[] => fields.flatMap(paramsOfField);

const paramsOfField = (field: FilterField): Param[] => {
  if (field.kind !== 'dateTimeRange') return [{ name: field.name, label: field.label, field, accepts: accepts(field) }];
  const end = (name: string, label: string, defaultTime: string): Param => ({
    name,
    label,
    field,
    accepts: isLocalTime,
    defaultTime,
  });
  return [end(`${field.name}From`, field.from, startOfDay), end(`${field.name}To`, field.to, endOfDay)];
};

const accepts = (field: Exclude<FilterField, DateTimeRangeFilter>): Param['accepts'] => {
  if (field.kind === 'text') return (value) => value.length <= longestText && value === value.trim();
  if (field.kind === 'threeWay') return (value) => value === 'true' || value === 'false';
  return field.accepts;
};

/** The words of a filled field; a time goes without saying where it is the end's default. A lookup has a hook for them. */
export const wordsOf = ({ field, defaultTime }: Param, value: string): string => {
  if (field.kind === 'dateTimeRange') {
    const typed = typedDateTime(value);
    const { date, time } = splitTyped(typed);
    return time === defaultTime ? date : typed;
  }
  if (field.kind === 'threeWay') return value === 'true' ? texts.yes : texts.no;
  if (field.kind === 'choice') return field.options?.find((option) => option.value === value)?.label ?? value;
  return value;
};

/** Whether a text is the number of a record. */
export const isRecordId = (value: string): boolean => /^[1-9]\d{0,17}$/.test(value);

export const nameless = (value: string): string => `№ ${formatNumber(Number(value))}`;
