import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { SignalStatus } from '../../../types.ts';
import { silently } from '../../../platform/busy.ts';
import { confirm } from '../../../platform/confirm.ts';
import { errorText, isSignedOut } from '../../../platform/error-text.ts';
import { outcome } from '../../../platform/outcome.ts';
import { toast } from '../../../platform/toast.ts';
import type { SignalDetails } from '../conversation/entries.ts';
import { ConflictValues } from './conflict-values.tsx';
import { SignalStatusNowDocument, useChangeSignalStatusMutation } from './status.generated.ts';
import { texts } from './status.texts.ts';

export type StatusPhase = 'idle' | 'saving' | 'checking';

export interface StatusChange {
  signal: Pick<SignalDetails, 'id'>;
  /** What the person saw when choosing. */
  seen: SignalStatus;
  wanted: SignalStatus;
}

/** `kept`: what is stored stays. `failed`: nothing was stored, or nobody knows; the choice stands. */
type Ending = 'stored' | 'kept' | 'refused' | 'failed';

/** Changes a status (SG-9). A colleague's change is never overwritten unseen, a lost answer never called a failure. */
export const useChangeStatus = (nameOf: (status: SignalStatus) => string) => {
  const client = useApolloClient();
  const [send] = useChangeSignalStatusMutation({ context: silently });
  const [phase, setPhase] = useState<StatusPhase>('idle');
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (change: StatusChange): Promise<Ending> => {
    const { signal, seen, wanted } = change;
    const result = await outcome(
      send({ variables: { input: { id: signal.id, status: wanted, expectedStatus: seen } } }),
    );
    switch (result.__typename) {
      case 'ChangeSignalStatusSuccess':
        toast.success(result.serviceMessage ?? texts.changed(nameOf(wanted)));
        return 'stored';
      case 'Refusal':
        fail(result.message);
        return 'refused';
      case 'SignalConflict': {
        const { current, changedBy, changedAt } = result;
        const values = { seen: nameOf(seen), stored: current.statusName, chosen: nameOf(wanted), changedBy, changedAt };
        const overwrites = await confirm({
          title: texts.conflictTitle,
          body: <ConflictValues {...values} />,
          kind: 'continue',
          destructive: true,
        });
        if (overwrites) return save({ ...change, seen: current.status });
        toast.info(texts.kept(current.statusName));
        return 'kept';
      }
      default:
        throw new Error('Unknown result of a changed status.');
    }
  };

  const fail = (text: string, traceId?: string): void => {
    toast.error(text, { traceId });
    setProblem(text);
  };

  /** The truth, after an answer was lost: only the service knows it. */
  const check = async ({ signal, wanted }: StatusChange): Promise<boolean | null> => {
    setPhase('checking');
    const read = { query: SignalStatusNowDocument, variables: { id: signal.id }, fetchPolicy: 'network-only' } as const;
    const { data } = await client.query({ ...read, context: silently }).catch(() => ({ data: null }));
    return data?.signal ? data.signal.status === wanted : null;
  };

  const change = async (wish: StatusChange): Promise<Ending> => {
    setProblem(null);
    setPhase('saving');
    try {
      return await save(wish);
    } catch (error) {
      if (isSignedOut(error)) return 'failed';
      const isStored = await check(wish);
      if (isStored === true) {
        toast.success(texts.changed(nameOf(wish.wanted)));
        return 'stored';
      }
      const { reason, traceId } = errorText(error);
      fail(isStored === null ? texts.unsure(reason) : texts.failed(reason), traceId);
      return 'failed';
    } finally {
      setPhase('idle');
    }
  };

  return { phase, problem, change, refuse: fail, clearProblem: () => setProblem(null) };
};
