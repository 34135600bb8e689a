import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Session, useSession } from '../../../session/use-session.ts';
import { freshContext, silentContext } from '../../../platform/request/busy.ts';
import { useLive } from '../../../platform/live/use-live.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { signalChanged, type SignalChange } from '../../signals.live.ts';
import { texts } from './news.texts.ts';
import { SignalNewsDocument, type SignalNewsQuery, SignalStateFragmentDoc } from './news.generated.ts';

type Responses = NonNullable<NonNullable<SignalNewsQuery['signal']>['responses']>;

/** Responses that are stored and not shown yet. */
export interface News {
  count: number;
  /** The latest new response. */
  latest: Responses[number];
}

export interface SignalNews {
  /** Null if all stored responses are shown. */
  news: News | null;
  /** Id of the latest known response, shown or not; "0" if there is none. */
  latestId: string;
  /** Reads the state and the responses of the signal. New responses become `news`. */
  refresh: () => Promise<void>;
}

interface NewsListener {
  /** Reads the whole conversation again. */
  onReload: () => Promise<unknown>;
  /** Called when something other than a response was changed, or when events were missed. */
  onChanged: () => void;
}

/** Follows the changes of an open signal: updates its state at once, and collects others' messages as `news`. */
export const useSignalNews = (signal: SignalDetails, { onReload, onChanged }: NewsListener): SignalNews => {
  const client = useApolloClient();
  const session = useSession();
  const { id } = signal;
  const [storedResponses, setStoredResponses] = useState<Responses>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestRequestId = useRef(0);

  const refresh = useCallback(async (): Promise<void> => {
    latestRequestId.current += 1;
    const requestId = latestRequestId.current;
    const { data } = await client
      .query({
        query: SignalNewsDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
        context: { ...silentContext, ...freshContext },
      })
      .catch(() => ({ data: undefined }));
    // Ignore responses of superseded requests.
    if (!data?.signal || requestId !== latestRequestId.current) return;
    const { responses, ...state } = data.signal;
    client.writeFragment({ fragment: SignalStateFragmentDoc, fragmentName: 'SignalState', data: state });
    if (responses) setStoredResponses(responses);
  }, [client, id]);

  useEffect(() => () => clearTimeout(timer.current), []);
  const scheduleRefresh = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refresh(), refreshDelayMs);
  };
  useLive(signalChanged, {
    onEvent: (change) => {
      const { signalId, kind } = change;
      if (signalId !== id) return;
      if (kind !== 'RESPONDED') onChanged();
      // The user's own messages, from this window or another one, are shown at once.
      if (kind === 'RESPONDED' && isBy(session, change)) void onReload().catch(() => {});
      else scheduleRefresh();
    },
    onMissed: () => {
      onChanged();
      scheduleRefresh();
    },
  });

  const shown = new Set(signal.responses?.map((response) => response.id));
  const fresh = signal.responses ? storedResponses.filter((response) => !shown.has(response.id)) : [];
  const latest = fresh.at(-1);
  const lastShown = signal.responses?.at(-1)?.id ?? '0';
  return { news: latest ? { count: fresh.length, latest } : null, latestId: latest?.id ?? lastShown, refresh };
};

/** Returns what the news bar shows. */
export const describeNews = ({ count, latest: { kind, author, respondedAt: at } }: News, isOperator: boolean) => {
  if (kind === 'CLIENT') return { count, at, text: texts.fromClient };
  return { count, at, text: isOperator ? texts.fromOperator(author) : texts.fromUtility };
};

/** True if the user made the change. Names are compared if the service sends no accounts. */
const isBy = ({ id, name }: Session, { changedById, changedBy }: SignalChange): boolean =>
  changedById === null ? changedBy === name : changedById === id;

/** Changes within this time are read with one request. */
const refreshDelayMs = 150;
