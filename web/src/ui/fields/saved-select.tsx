import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { CommandHandle, Phase } from '../../platform/command/use-command.ts';
import { ChoicesFailed } from './choices-failed.tsx';
import { controlStyle } from './field-frame.tsx';
import { texts } from './fields.texts.ts';
import type { ChoiceHandle } from './use-choice.ts';

interface SavedSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  state: Pick<ChoiceHandle<string>, 'choice' | 'wanted' | 'isChanged' | 'hasStoredChanged'>;
  command: Pick<CommandHandle<never, unknown, unknown>, 'phase' | 'isPending' | 'note'>;
  /** Shown while the command checks, after an unknown outcome, whether the value is stored. */
  checking: string;
  /** Shown while the stored value differs from the value that the user saw. */
  changedNotice: string;
  icon?: ReactNode;
  onChoose: (value: string) => void;
  onSave: () => Promise<unknown>;
  /** Loads the options again after a failure. */
  onRetry?: (() => Promise<unknown>) | undefined;
  children?: ReactNode;
}

/** A select list for one value of a record, with a button that saves only this value. */
export const SavedSelect = ({ label, command, state, onRetry, children, ...props }: SavedSelectProps) => {
  const { phase, isPending, note } = command;
  const noteId = `${useId()}-note`;
  return (
    <Box>
      <form
        aria-label={label}
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          void props.onSave();
        }}
      >
        <Control label={label} noteId={noteId} command={command} state={state} {...props} />
        <Button
          type="submit"
          size="sm"
          variant={state.choice ? 'solid' : 'outline'}
          disabled={isPending || !state.isChanged}
        >
          {texts.save}
        </Button>
      </form>
      {onRetry && <ChoicesFailed onRetry={onRetry} />}
      <output className="phase">{phaseText(phase, props.checking)}</output>
      <div id={noteId} role="alert">
        {note && (
          <p className={note.isWarning ? 'warning' : 'problem'}>
            {note.isWarning ? warningIcon : <CircleAlert size={14} aria-hidden="true" />}
            {note.text}
          </p>
        )}
        {state.hasStoredChanged && (
          <p className="warning">
            {warningIcon}
            {props.changedNotice}
          </p>
        )}
      </div>
      {children}
    </Box>
  );
};

type ControlProps = Pick<SavedSelectProps, 'label' | 'options' | 'state' | 'command' | 'icon' | 'onChoose'> & {
  noteId: string;
};

const Control = ({ label, noteId, options, state, command, icon, onChoose }: ControlProps) => (
  <span className="control" data-icon={icon ? true : undefined}>
    {icon}
    <Select
      aria-label={label}
      aria-describedby={noteId}
      aria-invalid={command.note ? true : undefined}
      value={state.wanted}
      disabled={command.isPending}
      data-filled={state.choice ? true : undefined}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
    <ChevronDown size={14} className="arrow" aria-hidden="true" />
  </span>
);

const phaseText = (phase: Phase, checking: string): string => {
  if (phase === 'idle') return '';
  return phase === 'checking' ? checking : texts.saving;
};

const warningIcon = <TriangleAlert size={14} aria-hidden="true" />;

const Select = chakra('select', {
  base: { ...controlStyle, appearance: 'none', pe: '7', cursor: 'pointer', textOverflow: 'ellipsis' },
});

const Box = chakra('div', {
  base: {
    '& form': { display: 'flex', gap: '2' },
    '& .control': { position: 'relative', flex: '1', minW: '0' },
    '& .control[data-icon] select': { ps: '8' },
    '& .control > svg': { position: 'absolute', top: '50%', translate: '0 -50%', pointerEvents: 'none', zIndex: '1' },
    '& .control[data-icon] > svg:first-of-type': { left: '2' },
    '& .arrow': { right: '2', color: 'fg.muted' },
    '& form button': { h: { base: 'control.touch', md: 'control.sm' } },
    '& p': { display: 'flex', gap: '1.5', mt: '1.5', textStyle: 'sm' },
    '& p > svg': { flex: 'none', mt: '3px' },
    '& .problem': { color: 'fg.error', whiteSpace: 'pre-line' },
    '& .warning': { color: 'fg.warning', whiteSpace: 'pre-line' },
    '& .phase': { display: 'block', mt: '1', textStyle: 'xs', color: 'fg.muted', _empty: { display: 'none' } },
  },
});
