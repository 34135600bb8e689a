import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { formatRecordNumber } from './filter-fields.ts';
import type { FilterValues, LookupFilter, Param } from './filter-fields.ts';
import { describeValue } from './filter-kinds.ts';
import { partTexts } from '../list-parts.texts.ts';

interface ChipsProps {
  params: readonly Param[];
  filter: FilterValues;
  onRemove: (name: string) => void;
}

/** One chip for each filled field. The × of a chip removes the field's value and searches at once. */
export const Chips = ({ params, filter, onRemove }: ChipsProps) =>
  filled(params, filter).map(({ param, value }) => (
    <Chip key={param.name}>
      <span>
        {param.label}:{' '}
        <b>
          <FilterValue param={param} value={value} />
        </b>
      </span>
      <button type="button" aria-label={partTexts.removeChip(param.label)} onClick={() => onRemove(param.name)}>
        <X size={14} />
      </button>
    </Chip>
  ));

/** The filter in words, for the empty list. */
export const FilterDescription = ({ params, filter }: Pick<ChipsProps, 'params' | 'filter'>) => (
  <>
    {partTexts.filter}{' '}
    {filled(params, filter).map(({ param, value }, index) => (
      <span key={param.name}>
        {index > 0 && ', '}
        {param.label} <FilterValue param={param} value={value} />
      </span>
    ))}
  </>
);

const filled = (params: readonly Param[], filter: FilterValues): { param: Param; value: string }[] =>
  params.flatMap((param) => {
    const value = filter[param.name];
    return value === undefined ? [] : [{ param, value }];
  });

const FilterValue = ({ param, value }: { param: Param; value: string }) =>
  param.field.kind === 'lookup' ? <LookupValue field={param.field} value={value} /> : describeValue(param, value);

const LookupValue = ({ field, value }: { field: LookupFilter; value: string }) =>
  field.useLabel(value) ?? formatRecordNumber(value);

const Chip = chakra('span', {
  base: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '6',
    pl: '2',
    borderRadius: 'sm',
    bg: 'bg.selected',
    textStyle: 'xs',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& button': {
      boxSize: '6',
      display: 'grid',
      placeItems: 'center',
      color: 'fg.muted',
      borderRadius: 'sm',
      cursor: 'pointer',
    },
    '& button:hover': { color: 'fg', bg: 'bg.emphasized' },
    '& button:focus-visible': { outlineOffset: '-2px' },
  },
});
