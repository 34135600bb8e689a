import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { confirm } from '../../platform/confirm.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { toast } from '../../platform/toast.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { findReadingProblem, parseReading } from '../parse-reading.ts';
import { texts } from './change-reading.texts.ts';
import type { Reading } from './check-readings.ts';
import { formatCubicMetres } from './format-cubic-metres.ts';
import {
  CorrectMeterReadingDocument,
  StoredReadingsDocument,
  WithdrawMeterReadingDocument,
  type CorrectMeterReadingMutation,
  type WithdrawMeterReadingMutation,
} from './readings.generated.ts';

interface ChangeReadingDialogProps {
  waterMeterId: string;
  reading: Reading;
  /** All readings of the meter, newest first. */
  readings: readonly Reading[];
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** WM-10: corrects the value of a reading that was entered by mistake, or withdraws the reading. */
export const ChangeReadingDialog = ({
  waterMeterId,
  reading: latest,
  readings,
  onChanged,
  onClose,
}: ChangeReadingDialogProps) => {
  // The value as the user saw it last: a reload behind the dialog must not hide a conflict.
  const [seen, setSeen] = useState(latest.value);
  const reading = { ...latest, value: seen };
  const readStored = useStoredValue(waterMeterId, reading.id);
  const [value, setValue] = useState('');
  const cancelButton = useRef<HTMLButtonElement>(null);
  const parsed = parseReading(value);
  const problem = findReadingProblem(value);
  const { correcting, withdrawing } = useChangeReading({ reading, readings, value: parsed ?? '', onChanged });
  const isPending = correcting.isPending || withdrawing.isPending;
  const isReady = !problem && Boolean(parsed) && Number(parsed) !== Number(reading.value);
  const input = { waterMeterId, readingId: reading.id, expected: reading.value };
  const finish = async ({ kind }: { kind: string }): Promise<void> => {
    if (kind === 'done') return onClose();
    // A colleague may have changed the reading: the dialog then shows its present value, which the next attempt expects.
    if (kind !== 'refused') return;
    const [stored] = await Promise.all([readStored(), onChanged().catch(() => {})]);
    if (stored !== undefined) setSeen(stored);
  };
  const correct = async (): Promise<void> => {
    if (!isReady || isPending) return;
    const acceptsOutOfOrder = findDisorder(reading, readings, parsed ?? '').length > 0;
    await finish(await correcting.run({ ...input, value: parsed ?? '', acceptsOutOfOrder }));
  };
  const withdraw = async (): Promise<void> => {
    if (!isPending) await finish(await withdrawing.run(input));
  };
  return (
    <DialogFrame
      title={texts.title(reading.date)}
      width="30rem"
      onClose={onClose}
      initialFocus={cancelButton}
      footer={
        <>
          <Button me="auto" variant="outline" aria-disabled={isPending} onClick={() => void withdraw()}>
            {texts.withdraw}
          </Button>
          <Button ref={cancelButton} variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          {/* `aria-disabled`: a disabled button would lose the focus, and the dialog would receive no keys. */}
          <Button aria-disabled={isPending || !isReady} onClick={() => void correct()}>
            {texts.correct}
          </Button>
        </>
      }
    >
      <chakra.p mb="3">{texts.hint(formatCubicMetres(Number(reading.value)))}</chakra.p>
      <TextField
        label={texts.value}
        inputMode="decimal"
        value={value}
        problem={problem ?? correcting.fieldErrors['value']}
        onChange={(next) => {
          correcting.clear();
          setValue(next);
        }}
        onEnter={() => void correct()}
      />
      <CommandNoteLine id="change-reading-note" note={correcting.note ?? withdrawing.note} />
    </DialogFrame>
  );
};

/** Returns a function that reads the stored value: undefined if the read fails or the reading is withdrawn. */
const useStoredValue = (waterMeterId: string, readingId: string) => {
  const client = useApolloClient();
  return async (): Promise<string | undefined> => {
    const read = { query: StoredReadingsDocument, variables: { waterMeterId }, fetchPolicy: 'network-only' } as const;
    const { data } = await client.query({ ...read, context: silentContext }).catch(() => ({ data: null }));
    return data?.waterMeter?.readings.find(({ id }) => id === readingId)?.value;
  };
};

interface ReadingTarget {
  waterMeterId: string;
  readingId: string;
  expected: string;
}

interface ReadingChange extends Pick<ChangeReadingDialogProps, 'reading' | 'readings' | 'onChanged'> {
  value: string;
}

const useChangeReading = ({ reading, readings, value, onChanged }: ReadingChange) => {
  const correcting = useCommand(
    mutation<ReadingTarget & { value: string; acceptsOutOfOrder: boolean }, CorrectMeterReadingMutation>(
      CorrectMeterReadingDocument,
    ),
    {
      // The service answers a repeated correction with success, and records it once.
      isRepeatable: true,
      read: (result) => (result.__typename === 'CorrectMeterReadingSuccess' ? done(null) : null),
      texts: {
        done: () => texts.corrected(reading.date),
        refused: texts.notCorrected,
        unknownOutcome: texts.unknownOutcome,
      },
      maySend: () => askIfOutOfOrder(reading, readings, value),
      refresh: onChanged,
    },
  );
  const withdrawing = useCommand(mutation<ReadingTarget, WithdrawMeterReadingMutation>(WithdrawMeterReadingDocument), {
    read: (result) => (result.__typename === 'WithdrawMeterReadingSuccess' ? done(null) : null),
    texts: {
      done: () => texts.withdrawn(reading.date),
      refused: texts.notWithdrawn,
      unknownOutcome: texts.unknownOutcome,
    },
    maySend: () =>
      confirm({
        title: texts.withdraw,
        body: texts.withdrawQuestion(formatCubicMetres(Number(reading.value))),
        kind: 'do',
        isDestructive: true,
      }),
    refresh: onChanged,
  });
  return { correcting, withdrawing };
};

/** Why a value does not fit between the earlier and the later reading. */
const findDisorder = (reading: Reading, readings: readonly Reading[], value: string): string[] => {
  const index = readings.findIndex(({ id }) => id === reading.id);
  const [later, earlier] = [readings[index - 1], readings[index + 1]];
  return [
    ...(earlier && Number(value) < Number(earlier.value)
      ? [texts.belowEarlier(formatCubicMetres(Number(earlier.value)), earlier.date)]
      : []),
    ...(later && Number(value) > Number(later.value)
      ? [texts.aboveLater(formatCubicMetres(Number(later.value)), later.date)]
      : []),
  ];
};

/** A value below the earlier reading or above the later one is stored only after the user confirms it. */
const askIfOutOfOrder = async (reading: Reading, readings: readonly Reading[], value: string): Promise<boolean> => {
  const reasons = findDisorder(reading, readings, value);
  if (reasons.length === 0) return true;
  const lines = [...reasons, texts.storeQuestion(formatCubicMetres(Number(value)))];
  const isAccepted = await confirm({
    title: texts.outOfOrder,
    body: lines.map((line) => <p key={line}>{line}</p>),
    kind: 'continue',
    isDestructive: true,
  });
  if (!isAccepted) toast.info(texts.kept);
  return isAccepted;
};
