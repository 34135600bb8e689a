import { Button, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { silentContext } from '../../../platform/request/busy.ts';
import { withoutNumberSign } from '../../../platform/format.ts';
import { CommandNoteLine } from '../../../ui/command-note.tsx';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { controlStyle, FieldFrame } from '../../../ui/fields/field-frame.tsx';
import { combineRules, numeric, required } from '../../../ui/fields/rules.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { MessageConflict } from '../../../ui/conversation/composer/message-target.ts';
import { useSignalTools } from '../../use-signal-tools.ts';
import { useSignalContactQuery } from '../operator-parts/operator-parts.generated.ts';
import type { SignalRecordState } from '../use-signal-record.ts';
import { FoundSignal } from './found-signal.tsx';
import { texts } from './links.texts.ts';
import { NearbyChoices } from './nearby-choices.tsx';
import { useLinkedSignalQuery } from './links.generated.ts';
import { useLinkStoredToast } from './use-remove-link.ts';
import { useMerge, useRelate } from './use-store-link.ts';

/** Stands for the number of the other signal until it is typed. */
const placeholder = '…';

interface LinkDialogProps {
  record: SignalRecordState;
  onStored: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Dialog that links the open signal to another signal, or merges the open signal into the other signal. The submitter
 * of the open signal gets a message about the merge.
 */
export const LinkDialog = ({ record, onStored, onClose }: LinkDialogProps) => {
  const { signal } = record;
  const [typed, setTyped] = useState('');
  const [isMerge, setMerge] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  /** The last number that the message names. */
  const named = useRef('');
  const otherId = withoutNumberSign(typed);
  const problem = problemOf(otherId, signal.id);
  const reach = useReach(signal);
  const seesOther = useIsSubmittedBy(signal.submitter, otherId) && reach === 'reached';
  const text = message ?? texts.defaultMessage(otherId || placeholder, seesOther);
  const { isPending, note, clear, submit } = useSubmitLink({ record, onStored, onClose });
  const send = (): void => {
    setChecked(true);
    if (problem === null) void submit({ otherId, message: isMerge ? text : null });
  };
  const type = (value: string): void => {
    clear();
    setTyped(value);
    const next = withoutNumberSign(value);
    if (!/^\d+$/.test(next)) return;
    const before = named.current;
    named.current = next;
    // A text that the user has changed names the new signal too.
    setMessage((present) => present && replaceNumber(present, before, next));
  };
  return (
    <DialogFrame
      title={texts.title}
      width="32rem"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          {/* `aria-disabled`: a disabled button would lose the focus, and the dialog would receive no keys. */}
          <Button aria-disabled={isPending} onClick={send}>
            {isMerge ? texts.doMerge : texts.doRelate}
          </Button>
        </>
      }
    >
      <Fields>
        <TextField
          label={texts.number}
          value={typed}
          inputMode="numeric"
          maxLength={20}
          required
          hint={texts.numberHint}
          problem={isChecked ? (problem ?? undefined) : undefined}
          onChange={type}
          onEnter={send}
        />
        {problem === null && <FoundSignal id={otherId} from={signal.location} />}
        <NearbyChoices signal={signal} onChoose={type} />
        <KindChoice isMerge={isMerge} onChange={setMerge} />
        {isMerge && (
          <>
            {problem === null && (
              <p>
                {texts.mergeNote(signal.id, otherId)} {reach === 'noAccount' ? <b>{texts.noAccount}</b> : texts[reach]}
              </p>
            )}
            <MessageField value={text} onChange={setMessage} />
          </>
        )}
      </Fields>
      <CommandNoteLine id="link-note" note={note} />
    </DialogFrame>
  );
};

/** Whether the submitter of the closed signal sees the message. */
const useReach = ({ id, submitter }: Signal): 'noClient' | 'noAccount' | 'reached' => {
  const { hasContact } = useSignalTools();
  const contact = { variables: { id }, context: silentContext };
  const { data } = useSignalContactQuery(hasContact ? contact : { skip: true });
  if (!submitter) return 'noClient';
  return data?.signal?.contact?.receivesReplies === false ? 'noAccount' : 'reached';
};

/** True if this submitter has submitted the other signal too, which `FoundSignal` loads. */
const useIsSubmittedBy = (submitter: Signal['submitter'], otherId: string): boolean => {
  const { data } = useLinkedSignalQuery({ variables: { id: otherId }, fetchPolicy: 'cache-only' });
  return submitter !== null && data?.signal?.submitter?.id === submitter.id;
};

type Signal = Pick<SignalRecordState['signal'], 'id' | 'submitter'>;

const numberRule = combineRules(required, numeric);

/** FI-9: the number is required and numeric, and belongs to another signal. */
const problemOf = (otherId: string, id: string): string | null =>
  numberRule(otherId) ?? (otherId === id ? texts.itself : null);

const useSubmitLink = ({ record, onStored, onClose }: LinkDialogProps) => {
  const { signal, unread } = record;
  const [outdated, setOutdated] = useState<MessageConflict | null>(null);
  // The message is written for the submitter of this moment, until a conflict has shown another one.
  const [addressee] = useState(signal.submitter);
  const hasSeenOther = useRef(false);
  const merge = useMerge();
  const relate = useRelate();
  const showStored = useLinkStoredToast(onStored);
  const store = (otherId: string, message: string | null) => {
    if (message === null) return relate.run({ id: signal.id, otherId });
    const { key, isUnsure } = merge.kept;
    const input = { idempotencyKey: key, id: signal.id, otherId, message: { text: message } };
    const submitter = hasSeenOther.current ? signal.submitter : addressee;
    const expected = { expectedLastResponseId: unread.latestId, expectedSubmitterId: submitter?.id ?? null };
    return merge.run({ ...input, ...expected }, { isUnsure });
  };
  const submit = async ({ otherId, message }: { otherId: string; message: string | null }): Promise<void> => {
    setOutdated(null);
    const outcome = await store(otherId, message);
    if (outcome.kind === 'conflict') {
      setOutdated(outcome.stored);
      if (outcome.stored === 'other-recipient') hasSeenOther.current = true;
      // The next attempt must send the id of the newest message, so that message is read first.
      else await unread.refresh();
    }
    if (outcome.kind !== 'done') return;
    const kind = message === null ? 'RELATED' : 'DUPLICATE_OF';
    showStored(message === null ? texts.related(otherId) : texts.merged(otherId), {
      linkId: outcome.value,
      signalId: signal.id,
      kind,
    });
    onClose();
    await onStored();
  };
  return {
    isPending: merge.isPending || relate.isPending,
    note: outdated ? { text: outdatedTexts[outdated], isWarning: true } : (merge.note ?? relate.note),
    clear: (): void => {
      setOutdated(null);
      merge.clear();
      relate.clear();
    },
    submit,
  };
};

/** Replaces the number of a signal, or its placeholder, in a message. */
const replaceNumber = (message: string, from: string, to: string): string =>
  message.replaceAll(new RegExp(`№ ${from || placeholder}(?!\\d)`, 'g'), `№ ${to}`);

const outdatedTexts = { 'newer-messages': texts.newerMessage, 'other-recipient': texts.otherSubmitter };

const KindChoice = ({ isMerge, onChange }: { isMerge: boolean; onChange: (isMerge: boolean) => void }) => (
  <FieldFrame label={texts.how} value="" group="choices">
    {({ id }) => (
      <div className="kinds">
        {[false, true].map((value) => (
          <label key={String(value)}>
            <input type="radio" name={id} checked={isMerge === value} onChange={() => onChange(value)} />
            {value ? texts.merge : texts.relate}
          </label>
        ))}
      </div>
    )}
  </FieldFrame>
);

const MessageField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <FieldFrame label={texts.message} value={value} required>
    {({ 'data-filled': _filled, ...control }) => (
      <chakra.textarea
        {...control}
        css={{ ...controlStyle, h: '7rem', py: '1.5' }}
        maxLength={5000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FieldFrame>
);

const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    pt: '2',
    textStyle: 'sm',
    '& .kinds': { display: 'flex', flexDirection: 'column', color: 'fg' },
    '& .kinds label': { display: 'flex', alignItems: 'center', gap: '2', minH: { base: '11', md: '7' } },
  },
});
