import { isLocalTime, readDateTime, splitTyped, typedDateTime } from '../fields/local-time.ts';
import type { Reading } from '../fields/dates.ts';
import { texts as fieldTexts } from '../fields/fields.texts.ts';
import { formatNumber } from '../format.ts';

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

/** One value of the address: how it is typed, read, and shown. A range has two. */
export interface Param {
  name: string;
  label: string;
  field: FilterField;
  read: (typed: string) => Reading;
  typed: (value: string) => string;
  accepts: (value: string) => boolean;
}

export const startOfDay = '00:00';
export const endOfDay = '23:59';

const longestText = 200;

export const paramsOf = (fields: readonly FilterField[]): Param[] => fields.flatMap(paramsOfField);

const paramsOfField = (field: FilterField): Param[] => {
  if (field.kind !== 'dateTimeRange')
    return [{ ...plain, name: field.name, label: field.label, field, accepts: accepts(field) }];
  const end = (name: string, label: string, time: string): Param => ({
    name,
    label,
    field,
    read: (typed) => readDateTime(typed, time),
    typed: typedDateTime,
    accepts: isLocalTime,
  });
  return [end(`${field.name}From`, field.from, startOfDay), end(`${field.name}To`, field.to, endOfDay)];
};

const plain = {
  read: (typed: string): Reading => ({ value: typed.trim() }),
  typed: (value: string): string => value,
};

const accepts = (field: Exclude<FilterField, DateTimeRangeFilter>): Param['accepts'] => {
  if (field.kind === 'text') return (value) => value.length <= longestText && value === value.trim();
  if (field.kind === 'threeWay') return (value) => value === 'true' || value === 'false';
  return field.accepts;
};

export interface DraftReading {
  values: FilterValues;
  problems: FilterValues;
}

/** What the typed texts of all fields amount to. Empty fields are not among the values. */
export const readDraft = (params: readonly Param[], draft: FilterValues): DraftReading => {
  const values: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const param of params) {
    const reading = param.read(draft[param.name] ?? '');
    if (reading.problem !== undefined) problems[param.name] = reading.problem;
    else if (reading.value !== '') values[param.name] = reading.value;
  }
  for (const { field } of params) {
    if (field.kind === 'dateTimeRange' && isTurnedRound(field, values))
      problems[`${field.name}To`] = fieldTexts.orderWrong;
  }
  return { values, problems };
};

const isTurnedRound = ({ name }: DateTimeRangeFilter, values: FilterValues): boolean => {
  const from = values[`${name}From`];
  const to = values[`${name}To`];
  return from !== undefined && to !== undefined && from > to;
};

/** The texts that the fields show for values of the address. */
export const draftOf = (params: readonly Param[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    params.flatMap(({ name, typed }) => {
      const value = values[name];
      return value === undefined ? [] : [[name, typed(value)]];
    }),
  );

/** The words of a filled field; a time goes without saying where it is the end's default. A lookup has a hook for them. */
export const wordsOf = ({ field, read, typed }: Param, value: string): string => {
  if (field.kind === 'dateTimeRange') {
    const { date } = splitTyped(typed(value));
    return read(date).value === value ? date : typed(value);
  }
  if (field.kind === 'threeWay') return value === 'true' ? fieldTexts.yes : fieldTexts.no;
  if (field.kind === 'choice') return field.options?.find((option) => option.value === value)?.label ?? value;
  return value;
};

/** Whether a text is the number of a record. */
export const isRecordId = (value: string): boolean => /^[1-9]\d{0,17}$/.test(value);

export const nameless = (value: string): string => `№ ${formatNumber(Number(value))}`;
