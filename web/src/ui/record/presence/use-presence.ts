import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveEvent } from '../../../platform/live/live-event.ts';
import { useLive } from '../../../platform/live/use-live.ts';
import { sessionOver } from '../../../platform/request/session-over.ts';
import { useStore } from '../../../platform/store.ts';

export type PresenceState = 'VIEWING' | 'WRITING' | 'LEFT';

/** What a colleague does with a record now. */
export interface ColleagueState {
  colleague: { id: string; name: string };
  state: PresenceState;
}

export interface PresentColleague {
  id: string;
  name: string;
  isWriting: boolean;
}

interface PresenceOptions<Event> {
  /**
   * Reports the state of the signed-in user, and returns the colleagues who have the record open; null if the report
   * failed. The function must be the same in each render. If `report` is null, presence is off.
   */
  report: ((state: PresenceState) => Promise<readonly ColleagueState[] | null>) | null;
  event: LiveEvent<Event>;
  /** Reads the state of a colleague from the event; null if the event is about another record. */
  read: (event: Event) => ColleagueState | null;
}

interface Presence {
  /** Colleagues who have the record open. */
  others: readonly PresentColleague[];
  /** Must be called at every change of the text. */
  reportWriting: () => void;
}

/**
 * Reports to the colleagues that the user has a record open, and returns the colleagues who have it open. Presence is
 * off without `report`, and after the end of the session until the next sign-in.
 */
export const usePresence = <Event>({ report: reportState, event, read }: PresenceOptions<Event>): Presence => {
  const isSessionOver = useStore(sessionOver);
  const send = isSessionOver ? null : reportState;
  const { others, replace, update } = useOthers();
  const state = useRef<PresenceState>('VIEWING');
  const writingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const report = useCallback(
    async (present: PresenceState): Promise<void> => {
      if (!send) return;
      state.current = present;
      const colleagues = await send(present);
      if (colleagues) replace(colleagues);
    },
    [send, replace],
  );

  useEffect(() => {
    if (!send) return;
    const reportIfVisible = (): void => {
      if (!document.hidden) void report(state.current);
    };
    reportIfVisible();
    const timer = setInterval(reportIfVisible, reportEveryMs);
    document.addEventListener('visibilitychange', reportIfVisible);
    return () => {
      clearInterval(timer);
      clearTimeout(writingTimer.current);
      document.removeEventListener('visibilitychange', reportIfVisible);
      if (!sessionOver.get()) void report('LEFT');
    };
  }, [send, report]);
  useEffect(() => {
    if (isSessionOver) replace([]);
  }, [isSessionOver, replace]);

  useLive(event, {
    onEvent: (data) => {
      const colleague = send && read(data);
      if (colleague) update(colleague);
    },
  });

  const reportWriting = useCallback((): void => {
    clearTimeout(writingTimer.current);
    writingTimer.current = setTimeout(() => void report('VIEWING'), writingPauseMs);
    if (state.current === 'WRITING') return;
    state.current = 'WRITING';
    // Deferred, so that the typed letter is rendered first.
    setTimeout(() => void report(state.current));
  }, [report]);

  return { others, reportWriting };
};

/** The colleagues who have the record open. A colleague who leaves or stops reporting is removed. */
const useOthers = () => {
  const [others, setOthers] = useState<readonly SeenColleague[]>([]);
  useEffect(() => {
    if (others.length === 0) return;
    const timer = setInterval(() => setOthers(withoutSilent), reportEveryMs / 4);
    return () => clearInterval(timer);
  }, [others.length]);

  const replace = useCallback((colleagues: readonly ColleagueState[]): void => setOthers(colleagues.map(toSeen)), []);
  const update = (changed: ColleagueState): void =>
    setOthers((colleagues) => [
      ...colleagues.filter(({ id }) => id !== changed.colleague.id),
      ...(changed.state === 'LEFT' ? [] : [toSeen(changed)]),
    ]);
  return { others, replace, update };
};

interface SeenColleague extends PresentColleague {
  /** Time of the colleague's latest report. */
  at: number;
}

const reportEveryMs = 20_000;
/** A colleague who has not reported for this time is removed. */
const maxSilenceMs = 45_000;
/** A colleague who has not typed for this time is no longer reported as writing. */
const writingPauseMs = 8000;

const toSeen = ({ colleague: { id, name }, state }: ColleagueState): SeenColleague => ({
  id,
  name,
  isWriting: state === 'WRITING',
  at: Date.now(),
});

const withoutSilent = (colleagues: readonly SeenColleague[]): readonly SeenColleague[] => {
  const present = colleagues.filter(({ at }) => Date.now() - at < maxSilenceMs);
  return present.length === colleagues.length ? colleagues : present;
};
