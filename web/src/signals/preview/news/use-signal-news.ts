import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Session, useSession } from '../../../session/use-session.ts';
import { silently } from '../../../platform/busy.ts';
import type { SignalChange } from '../../../platform/live.ts';
import { useLive } from '../../../platform/use-live.ts';
import type { SignalDetails } from '../conversation/entries.ts';
import { SignalNewsDocument, type SignalNewsQuery, SignalStateFragmentDoc } from './news.generated.ts';

type Known = NonNullable<NonNullable<SignalNewsQuery['signal']>['responses']>;

/** Responses that are stored and not yet shown. */
export interface News {
  count: number;
  /** The latest of them. */
  latest: Known[number];
}

export interface SignalNews {
  /** Null: everything that is stored is shown. */
  news: News | null;
  /** The latest response that is known of, shown or not; "0": none. */
  latestId: string;
  /** Looks whether there is any. */
  look: () => Promise<void>;
}

interface Told {
  /** Reads the whole conversation anew. */
  onReload: () => Promise<unknown>;
  /** Something else than a response was changed. */
  onChanged: () => void;
}

/** Follows a signal while it is open. States change at once; messages wait until somebody asks for them. */
export const useSignalNews = (signal: SignalDetails, { onReload, onChanged }: Told): SignalNews => {
  const client = useApolloClient();
  const session = useSession();
  const { id } = signal;
  const [known, setKnown] = useState<Known>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const look = useCallback(async (): Promise<void> => {
    const { data } = await client
      .query({
        query: SignalNewsDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
        context: { ...silently },
      })
      .catch(() => ({ data: undefined }));
    if (!data?.signal) return;
    const { responses, ...state } = data.signal;
    client.writeFragment({ fragment: SignalStateFragmentDoc, fragmentName: 'SignalState', data: state });
    if (responses) setKnown(responses);
  }, [client, id]);

  useEffect(() => () => clearTimeout(timer.current), []);
  const lookSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void look(), gatherMs);
  };
  useLive({
    onChange: (change) => {
      const { signalId, kind } = change;
      if (signalId !== id) return;
      if (kind !== 'RESPONDED') onChanged();
      // What the person has sent, here or in another window, is no news.
      if (kind === 'RESPONDED' && isBy(session, change)) void onReload().catch(() => {});
      else lookSoon();
    },
    onMissed: () => {
      onChanged();
      lookSoon();
    },
  });

  const shown = new Set(signal.responses?.map((response) => response.id));
  const fresh = signal.responses ? known.filter((response) => !shown.has(response.id)) : [];
  const latest = fresh.at(-1);
  const lastShown = signal.responses?.at(-1)?.id ?? '0';
  return { news: latest ? { count: fresh.length, latest } : null, latestId: latest?.id ?? lastShown, look };
};

/** Services that tell no accounts tell names. */
const isBy = ({ id, name }: Session, { changedById, changedBy }: SignalChange): boolean =>
  changedById === null ? changedBy === name : changedById === id;

/** One look for what happens at once. */
const gatherMs = 150;
