import { Check, Flag, HandHelping, UserRoundCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useSession } from '../../session/use-session.ts';
import type { BulkAction } from '../../ui/list/bulk/bulk-action.ts';
import type { SignalRowFragment } from '../signals.generated.ts';
import { ColleagueChoice, MessageChoice, noPriority, PriorityChoice } from './choices.tsx';
import { texts } from './signal-bulk.texts.ts';
import { UnreachedNote } from './unreached-note.tsx';
import { createCloseAction } from './close-action.ts';
import { handOverSignal, setPriority, takeSignal, undoClosing } from './write-signal.ts';

export type SignalAction = BulkAction<SignalRowFragment>;

/** The changes that an operator can make to the checked signals. */
export const useSignalActions = (): readonly SignalAction[] => {
  const { id: userId, name: operator, environment } = useSession();
  const isRepeatable = environment.features.includes('IDEMPOTENCY');
  const comparesValues = environment.features.includes('EXPECTED_VALUES');
  return useMemo(
    () => [
      {
        key: 'take',
        label: texts.take,
        icon: UserRoundCheck,
        title: texts.takeTitle,
        start: (client) => (row) => takeSignal(client, row, userId),
      },
      {
        key: 'hand-over',
        label: texts.handOver,
        icon: HandHelping,
        title: texts.handOverTitle,
        Choice: ColleagueChoice,
        isComplete: isFilled,
        start: (client) => (row, colleagueId) => handOverSignal(client, row, colleagueId),
      },
      {
        key: 'priority',
        label: texts.priority,
        icon: Flag,
        title: texts.priorityTitle,
        Choice: PriorityChoice,
        isComplete: isFilled,
        start: (client) => (row, value) => setPriority(client, row, value === noPriority ? null : value),
      },
      {
        key: 'close',
        label: texts.close,
        icon: Check,
        title: texts.closeTitle,
        Choice: MessageChoice,
        isComplete: isFilled,
        keepsValue: true,
        Note: UnreachedNote,
        start: (client) => createCloseAction(client, { isRepeatable, comparesValues, operator }),
        undo: {
          label: texts.undo,
          title: texts.undoTitle,
          note: texts.undoNote,
          start: (client) => (row) => undoClosing(client, row),
        },
      },
    ],
    [userId, operator, isRepeatable, comparesValues],
  );
};

const isFilled = (value: string): boolean => value.trim() !== '';
