import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { silently } from '../../../platform/busy.ts';
import { useDesk } from '../../use-desk.ts';
import { useLive } from '../../../platform/use-live.ts';
import type { PresenceState } from '../../../types.ts';
import { ReportPresenceDocument } from './desk.generated.ts';

export interface Present {
  id: string;
  name: string;
  isWriting: boolean;
}

interface Presence {
  /** Colleagues who are with the signal at this moment. */
  others: readonly Present[];
  /** To be called at every key. */
  noteWriting: () => void;
}

/** Tells the colleagues that the person is with a signal, and who else is. */
export const usePresence = (signalId: string): Presence => {
  const client = useApolloClient();
  const { hasDesk } = useDesk();
  const [others, setOthers] = useState<readonly Seen[]>([]);
  const state = useRef<PresenceState>('VIEWING');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const report = useCallback(
    async (present: PresenceState): Promise<void> => {
      if (!hasDesk) return;
      state.current = present;
      const { data } = await client
        .mutate({
          mutation: ReportPresenceDocument,
          variables: { input: { signalId, state: present } },
          context: { ...silently },
        })
        .catch(() => ({ data: undefined }));
      if (data) setOthers(data.reportPresence.others.map((other) => seen(other.colleague, other.state)));
    },
    [client, hasDesk, signalId],
  );

  useEffect(() => {
    if (!hasDesk) return;
    const beat = (): void => {
      if (!document.hidden) void report(state.current);
    };
    beat();
    const timer = setInterval(beat, beatMs);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      clearTimeout(pause.current);
      document.removeEventListener('visibilitychange', beat);
      void report('LEFT');
    };
  }, [hasDesk, report]);

  useEffect(() => {
    if (others.length === 0) return;
    const timer = setInterval(() => setOthers(withoutGone), beatMs / 4);
    return () => clearInterval(timer);
  }, [others.length]);

  useLive({
    onPresence: ({ signalId: where, colleague, state: present }) => {
      if (where !== signalId || !hasDesk) return;
      setOthers((all) => [
        ...all.filter(({ id }) => id !== colleague.id),
        ...(present === 'LEFT' ? [] : [seen(colleague, present)]),
      ]);
    },
  });

  const noteWriting = useCallback((): void => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void report('VIEWING'), writingPauseMs);
    if (state.current === 'WRITING') return;
    state.current = 'WRITING';
    // Not now: the letter has to be drawn first.
    setTimeout(() => void report(state.current));
  }, [report]);

  return { others, noteWriting };
};

interface Seen extends Present {
  at: number;
}

const beatMs = 20_000;
const silenceMs = 45_000;
const writingPauseMs = 8000;

const seen = ({ id, name }: { id: string; name: string }, state: PresenceState): Seen => ({
  id,
  name,
  isWriting: state === 'WRITING',
  at: Date.now(),
});

const withoutGone = (all: readonly Seen[]): readonly Seen[] => {
  const present = all.filter(({ at }) => Date.now() - at < silenceMs);
  return present.length === all.length ? all : present;
};
