import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, CircleAlert, Link2, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { CommandNote } from '../../../platform/command/report-delivery.ts';
import type { SignalStatus } from '../../../types.ts';
import { ChoicesFailed } from '../../../ui/fields/choices-failed.tsx';
import { controlStyle } from '../../../ui/fields/field-frame.tsx';
import { Glyph } from '../../../ui/glyphs/glyph.tsx';
import { useSignalChoices } from '../../use-signal-choices.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { statusGlyphs } from '../../signal-state.tsx';
import { texts } from './status.texts.ts';
import { useChangeStatus } from './use-change-status.tsx';

interface StatusBoxProps {
  signal: SignalDetails;
  onReload: () => Promise<unknown>;
}

/** SG-6: the status with Save. A status that a colleague has stored meanwhile is shown before it is overwritten. */
export const StatusBox = ({ signal, onReload }: StatusBoxProps) => {
  const { options, retry, choice, wanted, isMoved, command, choose, save } = useStatusChoice({ signal, onReload });
  const { phase, isPending, note } = command;
  const id = useId();
  return (
    <Box>
      <form
        aria-label={texts.status}
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <span className="control">
          <Glyph name={statusGlyphs[wanted]} />
          <Select
            aria-label={texts.status}
            aria-describedby={`${id}-note`}
            aria-invalid={note ? true : undefined}
            value={wanted}
            disabled={isPending}
            data-filled={choice ? true : undefined}
            onChange={({ target }) => choose(target.value)}
          >
            {options.map(({ status, name }) => (
              <option key={status} value={status}>
                {name}
              </option>
            ))}
          </Select>
          <ChevronDown size={14} className="arrow" aria-hidden="true" />
        </span>
        <Button
          type="submit"
          size="sm"
          variant={choice ? 'solid' : 'outline'}
          disabled={isPending || wanted === signal.status}
        >
          {texts.save}
        </Button>
      </form>
      {retry && <ChoicesFailed onRetry={retry} />}
      <output className="phase">{phase === 'idle' ? '' : texts.phases[phase]}</output>
      <div id={`${id}-note`} role="alert">
        <CommandProblem note={note} />
        {isMoved && (
          <p className="doubt">
            {doubtIcon}
            {texts.meanwhile(signal.statusName)}
          </p>
        )}
      </div>
      {signal.status === 'BREAKDOWN' && <BreakdownNote signal={signal} />}
    </Box>
  );
};

/** The chosen status, until it is saved. */
const useStatusChoice = ({ signal, onReload }: StatusBoxProps) => {
  const [choice, setChoice] = useState<{ seen: SignalStatus; wanted: SignalStatus } | null>(null);
  const { options, retry } = useOptions(signal);
  const nameOf = (status: SignalStatus): string =>
    options.find((option) => option.status === status)?.name ?? signal.statusName;
  const command = useChangeStatus(nameOf);
  const wanted = choice?.wanted ?? signal.status;

  const choose = (value: string): void => {
    const found = options.find(({ status }) => status === value);
    if (!found) return;
    command.clear();
    setChoice(found.status === signal.status ? null : { seen: signal.status, wanted: found.status });
  };
  const save = async (): Promise<void> => {
    if (!choice || wanted === signal.status) return;
    if (wanted === 'SIGNAL') {
      command.refuse(texts.notAllowed(signal.statusName, nameOf('SIGNAL')));
      return setChoice(null);
    }
    const { kind } = await command.run({ id: signal.id, status: wanted, expectedStatus: choice.seen });
    if (kind === 'done' || kind === 'kept' || kind === 'refused') setChoice(null);
    await Promise.allSettled([onReload(), retry?.()]);
  };
  /** A colleague has changed the status since the choice. */
  const isMoved = choice !== null && choice.seen !== signal.status && wanted !== signal.status;
  return { options, retry, choice, wanted, isMoved, command, choose, save };
};

const CommandProblem = ({ note }: { note: CommandNote | null }) =>
  note && (
    <p className={note.isDoubt ? 'doubt' : 'problem'}>
      {note.isDoubt ? doubtIcon : <CircleAlert size={14} aria-hidden="true" />}
      {note.text}
    </p>
  );

const doubtIcon = <TriangleAlert size={14} aria-hidden="true" />;

/** BR-12: the status alone does not link the signal to a breakdown. */
const BreakdownNote = ({ signal: { breakdownId, workCardNo } }: Pick<StatusBoxProps, 'signal'>) => (
  <p className="breakdown">
    <Link2 size={14} aria-hidden="true" />
    {breakdownId === null ? (
      texts.notLinked
    ) : (
      <span>
        {texts.linked} <b>{workCardNo ?? breakdownId}</b>
      </span>
    )}
  </p>
);

/** The service's labels. The signal's own label is added while they load, and if the service leaves it out. */
const useOptions = ({ status, statusName }: SignalDetails) => {
  const { choices, retry } = useSignalChoices();
  const known = choices?.signalStatuses ?? [];
  const hasPresent = known.some((option) => option.status === status);
  return { options: hasPresent ? known : [{ status, name: statusName }, ...known], retry };
};

const Select = chakra('select', {
  base: { ...controlStyle, appearance: 'none', ps: '8', pe: '7', cursor: 'pointer', textOverflow: 'ellipsis' },
});

const Box = chakra('div', {
  base: {
    '& form': { display: 'flex', gap: '2' },
    '& .control': { position: 'relative', flex: '1', minW: '0' },
    '& .control > svg': { position: 'absolute', top: '50%', translate: '0 -50%', pointerEvents: 'none', zIndex: '1' },
    '& .control > svg:first-of-type': { left: '2' },
    '& .arrow': { right: '2', color: 'fg.muted' },
    '& form button': { h: { base: 'control.touch', md: 'control.sm' } },
    '& p': { display: 'flex', gap: '1.5', mt: '1.5', textStyle: 'sm' },
    '& p > svg': { flex: 'none', mt: '3px' },
    '& .problem': { color: 'fg.error', whiteSpace: 'pre-line' },
    '& .doubt': { color: 'fg.warning', whiteSpace: 'pre-line' },
    '& .breakdown': { color: 'fg.muted', '& b': { color: 'fg', fontWeight: 'semibold' } },
    '& .phase': { display: 'block', mt: '1', textStyle: 'xs', color: 'fg.muted', _empty: { display: 'none' } },
  },
});
