import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackgroundCommand } from '../../../platform/command/use-background-command.ts';
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
  /** Colleagues who have the signal open. */
  others: readonly Present[];
  /** Called at every key. */
  noteWriting: () => void;
}

/** Reports to the colleagues that the person has a signal open, and returns who else has. */
export const usePresence = (signalId: string): Presence => {
  const reportPresence = useBackgroundCommand(ReportPresenceDocument);
  const { hasDesk } = useDesk();
  const [others, setOthers] = useState<readonly Seen[]>([]);
  const state = useRef<PresenceState>('VIEWING');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const report = useCallback(
    async (present: PresenceState): Promise<void> => {
      if (!hasDesk) return;
      state.current = present;
      const result = await reportPresence({ signalId, state: present });
      if (result) setOthers(result.others.map((other) => seen(other.colleague, other.state)));
    },
    [reportPresence, hasDesk, signalId],
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
    // The letter is drawn first.
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
