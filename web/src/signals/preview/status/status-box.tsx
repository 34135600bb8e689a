import { chakra } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';
import type { SignalStatus } from '../../../types.ts';
import { SavedSelect } from '../../../ui/fields/saved-select.tsx';
import { useChoice } from '../../../ui/fields/use-choice.ts';
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

/**
 * SG-6: the select of the status with its Save button. If a colleague has changed the status meanwhile, the user sees
 * the new status before overwriting it.
 */
export const StatusBox = ({ signal, onReload }: StatusBoxProps) => {
  const { options, retry, state, command, choose, save } = useStatusChoice({ signal, onReload });
  return (
    <SavedSelect
      label={texts.status}
      options={options.map(({ status, name }) => ({ value: status, label: name }))}
      state={state}
      command={command}
      checking={texts.checking}
      changedNotice={texts.meanwhile(signal.statusName)}
      icon={<Glyph name={statusGlyphs[state.wanted]} />}
      onChoose={choose}
      onSave={save}
      onRetry={retry}
    >
      {signal.status === 'BREAKDOWN' && <BreakdownNote signal={signal} />}
      {state.isChanged && ends(state.wanted) && signal.needsReply && <Note>{texts.silent}</Note>}
    </SavedSelect>
  );
};

const ends = (status: SignalStatus): boolean => status === 'CLOSED' || status === 'REJECTED';

/** The status that is chosen but not saved yet, with the functions that choose and save a status. */
const useStatusChoice = ({ signal, onReload }: StatusBoxProps) => {
  const state = useChoice(signal.status);
  const { options, retry } = useOptions(signal);
  const nameOf = (status: SignalStatus): string =>
    options.find((option) => option.status === status)?.name ?? signal.statusName;
  const command = useChangeStatus(nameOf, onReload);

  const choose = (value: string): void => {
    const found = options.find(({ status }) => status === value);
    if (!found) return;
    command.clear();
    state.choose(found.status);
  };
  const save = async (): Promise<void> => {
    const { choice, wanted, isChanged, reset } = state;
    if (!choice || !isChanged) return;
    if (wanted === 'SIGNAL') {
      command.refuse(texts.notAllowed(signal.statusName, nameOf('SIGNAL')));
      return reset();
    }
    const { kind } = await command.run({ id: signal.id, status: wanted, expectedStatus: choice.seen });
    if (kind === 'done' || kind === 'kept' || kind === 'refused') reset();
    await Promise.allSettled([onReload(), retry?.()]);
  };
  return { options, retry, state, command, choose, save };
};

/** BR-12: the status alone does not link the signal to a breakdown. */
const BreakdownNote = ({ signal: { breakdownId, workCardNo } }: Pick<StatusBoxProps, 'signal'>) => (
  <Note>
    <Link2 size={14} aria-hidden="true" />
    {breakdownId === null ? (
      texts.notLinked
    ) : (
      <span>
        {texts.linked} <b>{workCardNo ?? breakdownId}</b>
      </span>
    )}
  </Note>
);

/**
 * The statuses with the service's labels. The status of the signal is added while the statuses load, and if the service
 * does not list it.
 */
const useOptions = ({ status, statusName }: SignalDetails) => {
  const { choices, retry } = useSignalChoices();
  const loaded = choices?.signalStatuses ?? [];
  const hasPresent = loaded.some((option) => option.status === status);
  return { options: hasPresent ? loaded : [{ status, name: statusName }, ...loaded], retry };
};

const Note = chakra('p', { base: { color: 'fg.muted', '& b': { color: 'fg', fontWeight: 'semibold' } } });
