import { texts } from '../../fields/fields.texts.ts';
import { ChoicesField } from '../../fields/choices-field.tsx';
import { DateField, DateTimeField } from '../../fields/date-field.tsx';
import { DateTimePartsField } from '../../fields/date-time-parts.tsx';
import type { FieldProps } from '../../fields/field-frame.tsx';
import { ThreeWayField } from '../../fields/segment-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { TypeAheadField } from '../../fields/type-ahead-field.tsx';
import { BoundsField } from './bounds-field.tsx';
import { endOfDay, maxIdLength, maxTextLength, formatRecordNumber, startOfDay } from './filter-fields.ts';
import type { ChoiceFilter, FilterField, LookupFilter, RangeFilter } from './filter-fields.ts';
import { describeMissing } from './filter-kinds.ts';
import type { FilterDraft } from './use-filter-draft.ts';

interface FilterFieldControlProps {
  field: FilterField;
  draft: FilterDraft;
  showsProblem: (name: string) => boolean;
  onVisited: (name: string) => void;
}

/** The control for one field of a filter; a range has two controls. */
export const FilterFieldControl = ({ field, draft, showsProblem, onVisited }: FilterFieldControlProps) => {
  const propsOf = (name: string, label: string): FieldProps => ({
    label,
    value: draft.draft[name] ?? '',
    onChange: (typed) => draft.change(name, typed),
    onBlur: () => onVisited(name),
    problem: showsProblem(name) ? draft.problems[name] : undefined,
    isTinted: true,
  });
  switch (field.kind) {
    case 'dateTimeRange':
      return (
        <>
          {timeField(field, { ...propsOf(`${field.name}From`, field.from), defaultTime: startOfDay })}
          {timeField(field, { ...propsOf(`${field.name}To`, field.to), defaultTime: endOfDay })}
        </>
      );
    case 'dateRange':
      return (
        <>
          <DateField {...propsOf(`${field.name}From`, field.from)} />
          <DateField {...propsOf(`${field.name}To`, field.to)} />
        </>
      );
    case 'decimalRange':
      return (
        <>
          <TextField {...propsOf(`${field.name}From`, field.from)} inputMode="decimal" maxLength={maxIdLength} />
          <TextField {...propsOf(`${field.name}To`, field.to)} inputMode="decimal" maxLength={maxIdLength} />
        </>
      );
    case 'bounds':
      return <BoundsField {...propsOf(field.name, field.label)} Picker={field.Picker} />;
    case 'choice':
      return (
        <SelectField
          {...propsOf(field.name, field.label)}
          options={withChosen(field.options, draft.draft[field.name])}
          onRetry={field.retry}
        />
      );
    case 'choices':
      return <ChoicesField {...propsOf(field.name, field.label)} options={field.options ?? []} />;
    case 'yesNoAny':
      return <ThreeWayField {...propsOf(field.name, field.label)} />;
    case 'lookup':
      return <LookupControl {...propsOf(field.name, field.label)} field={field} />;
    case 'id':
      return <TextField {...propsOf(field.name, field.label)} inputMode="numeric" maxLength={maxIdLength} />;
    case 'private':
      return <TextField {...propsOf(field.name, field.label)} inputMode="numeric" maxLength={maxTextLength} />;
    case 'text':
      return (
        <TextField {...propsOf(field.name, field.label)} placeholder={field.placeholder} maxLength={maxTextLength} />
      );
  }
};

const timeField = ({ firstYear }: RangeFilter, props: FieldProps & { defaultTime: string }) =>
  firstYear === undefined ? <DateTimeField {...props} /> : <DateTimePartsField {...props} firstYear={firstYear} />;

/** Adds the chosen value if it is no longer among the options: an empty select would hide that the filter is set. */
const withChosen = (options: ChoiceFilter['options'], chosen: string | undefined): ChoiceFilter['options'] =>
  !options || !chosen || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: describeMissing(chosen) }];

const LookupControl = ({ field, ...props }: FieldProps & { field: LookupFilter }) => {
  const label = field.useLabel(props.value);
  return (
    <TypeAheadField
      {...props}
      chosenLabel={props.value === '' ? undefined : (label ?? formatRecordNumber(props.value))}
      useOptions={field.useOptions}
      emptyLabel={texts.all}
    />
  );
};
