import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { texts } from './fields.texts.ts';

/** Props of every field. */
export interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The validation error. */
  problem?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Highlights a filled field, for filters. */
  isTinted?: boolean | undefined;
}

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
  'data-filled': true | undefined;
}

type FieldFrameProps = Pick<FieldProps, 'label' | 'value' | 'problem' | 'hint' | 'required' | 'isTinted'> & {
  /**
   * For a field that consists of several controls. A click on the caption focuses the first of `boxes`; with `choices`
   * a click does nothing, because it would select a choice.
   */
  group?: 'boxes' | 'choices';
  children: (control: ControlProps) => ReactNode;
};

/** A label, the control, then the hint or the validation error. */
export const FieldFrame = ({ label, value, problem, hint, required, isTinted, group, children }: FieldFrameProps) => {
  const id = useId();
  const note = problem ?? hint;
  const described = note ? { 'aria-describedby': `${id}-note` } : {};
  return (
    <Frame {...(group && { role: 'group', 'aria-labelledby': `${id}-label`, ...described })}>
      <Caption id={id} label={label} required={required} group={group} />
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-required': required || undefined,
        'data-filled': (isTinted && value.trim() !== '') || undefined,
      })}
      <Note id={`${id}-note`} problem={problem} hint={hint} />
    </Frame>
  );
};

/** The validation error, otherwise the hint. */
const Note = ({ id, problem, hint }: Pick<FieldFrameProps, 'problem' | 'hint'> & { id: string }) => {
  if (problem)
    return (
      <span id={id} className="problem" role="alert">
        <CircleAlert size={14} />
        {problem}
      </span>
    );
  const text = problem ?? hint;
  return (
    text && (
      <span id={id} className="hint">
        {text}
      </span>
    )
  );
};

const Caption = ({
  id,
  label,
  required,
  group,
}: Pick<FieldFrameProps, 'label' | 'required' | 'group'> & { id: string }) => {
  const content = (
    <>
      {label}
      {required && (
        <span className="required" title={texts.requiredMark}>
          *
        </span>
      )}
    </>
  );
  if (group === 'choices')
    return (
      <span className="caption" id={`${id}-label`}>
        {content}
      </span>
    );
  return (
    <label className="caption" id={`${id}-label`} htmlFor={id}>
      {content}
    </label>
  );
};

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minW: '0',
    '& > .caption': { textStyle: 'label', color: 'fg.muted', display: 'flex', gap: '1', whiteSpace: 'nowrap' },
    '& .required': { color: 'fg.error' },
    '& .problem, & .hint': { display: 'flex', gap: '1', textStyle: 'xs', color: 'fg.subtle' },
    '& .problem': { color: 'fg.error' },
    '& .problem svg': { flex: 'none', mt: '1px' },
  },
});

/** Style of inputs and selects: a border with 3:1 contrast, tinted when filled, red when invalid. */
export const controlStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  w: 'full',
  minW: '0',
  h: { base: 'control.touch', md: 'control.sm' },
  px: '2',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  color: 'fg',
  fontSize: { base: '1rem', md: 'sm' },
  fontVariantNumeric: 'tabular-nums',
  '&[data-filled]': { bg: 'bg.selected', borderColor: 'struma.solid' },
  '&[aria-invalid=true], &[data-invalid]': {
    borderColor: 'border.error',
    boxShadow: 'inset 0 0 0 1px var(--chakra-colors-border-error)',
  },
  '&:focus-visible, &:has(> input:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'struma.focusRing',
    outlineOffset: '1px',
  },
  '& > input': { flex: '1', minW: '0', bg: 'transparent', outline: 'none', fontSize: 'inherit' },
  '& > button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    mr: '-1',
    color: 'fg.muted',
    borderRadius: 'sm',
    cursor: 'pointer',
  },
  _disabled: { bg: 'bg.muted', borderColor: 'border', color: 'fg.subtle', cursor: 'not-allowed' },
} as const;
