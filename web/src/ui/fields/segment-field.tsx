import { chakra } from '@chakra-ui/react';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { texts as uiTexts } from '../../platform/platform.texts.ts';
import { texts } from './fields.texts.ts';

interface SegmentFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/** A row of radio buttons. The empty value is the default and has a neutral style. */
const SegmentField = ({ options, onChange, onBlur, disabled, ...frame }: SegmentFieldProps) => (
  <FieldFrame {...frame} group="choices">
    {({ id, ...control }) => (
      <Segments data-filled={control['data-filled']} onBlur={onBlur}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={frame.value === option.value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </Segments>
    )}
  </FieldFrame>
);

/** A filter's choice between all, yes and no. */
export const ThreeWayField = (props: FieldProps) => <SegmentField {...props} options={threeWays} />;

/** A choice between yes and no. */
export const YesNoField = (props: FieldProps) => <SegmentField {...props} options={threeWays.slice(1)} />;

const threeWays = [
  { value: '', label: texts.all },
  { value: 'true', label: uiTexts.yes },
  { value: 'false', label: uiTexts.no },
];

const Segments = chakra('div', {
  base: {
    display: 'inline-flex',
    w: 'fit',
    maxW: 'full',
    h: { base: 'control.touch', md: 'control.sm' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    '&[data-filled]': { borderColor: 'struma.solid' },
    '& label': { position: 'relative', display: 'flex', cursor: 'pointer' },
    '& label + label': { borderLeftWidth: '1px', borderColor: 'border' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '& span': { display: 'flex', alignItems: 'center', px: '3' },
    '& label:first-of-type span': { borderLeftRadius: '5px' },
    '& label:last-of-type span': { borderRightRadius: '5px' },
    '& input:checked + span': { bg: 'bg.emphasized', color: 'fg' },
    '&[data-filled] input:checked + span': { bg: 'bg.selected', color: 'struma.fg', fontWeight: 'semibold' },
    '& input:focus-visible + span': {
      outline: '2px solid',
      outlineColor: 'struma.focusRing',
      outlineOffset: '2px',
    },
  },
});
