import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { silently } from '../../../platform/busy.ts';
import { errorText, isSignedOut } from '../../../platform/error-text.ts';
import { toast } from '../../../platform/toast.ts';
import { SignalNewsDocument, SignalStateFragmentDoc } from '../news/news.generated.ts';
import { useHandOverSignalMutation, useTakeSignalMutation } from './desk.generated.ts';
import { texts } from './desk.texts.ts';

/** Takes a signal and hands it over. A lost answer is not called a failure before the service was asked for the truth. */
export const useTake = (id: string) => {
  const client = useApolloClient();
  const { id: own } = useSession();
  const [sendTake] = useTakeSignalMutation({ context: silently });
  const [sendHandOver] = useHandOverSignalMutation({ context: silently });
  const [isBusy, setBusy] = useState(false);
  /** Who has taken it meanwhile. */
  const [conflict, setConflict] = useState<string | null>(null);

  /** Whose the signal is; null: nobody's; undefined: nobody knows. */
  const holder = async (): Promise<string | null | undefined> => {
    const read = { query: SignalNewsDocument, variables: { id }, fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
    const { data } = await client.query({ ...read, context: silently }).catch(() => ({ data: undefined }));
    if (!data?.signal) return undefined;
    const { responses: _, ...state } = data.signal;
    client.writeFragment({ fragment: SignalStateFragmentDoc, fragmentName: 'SignalState', data: state });
    return state.takenBy?.id ?? null;
  };
  const attempt = async (wanted: string | null, act: () => Promise<void>): Promise<void> => {
    setConflict(null);
    setBusy(true);
    try {
      await act();
    } catch (error) {
      if (isSignedOut(error)) return;
      const present = await holder();
      if (present === wanted) return;
      const { reason, traceId } = errorText(error);
      toast.error(present === undefined ? texts.unsure(reason) : texts.failed(reason), { traceId });
    } finally {
      setBusy(false);
    }
  };

  const take = (takeOver: boolean): Promise<void> =>
    attempt(own, async () => {
      const { data } = await sendTake({ variables: { input: { id, takeOver } } });
      const result = data?.takeSignal;
      if (result && 'current' in result) setConflict(result.current.takenBy?.name ?? null);
    });
  const handOver = (colleagueId: string | null): Promise<void> =>
    attempt(colleagueId, async () => {
      await sendHandOver({ variables: { input: { id, colleagueId } } });
    });
  return { take, handOver, isBusy, conflict };
};
