import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLive } from '../../platform/live/use-live.ts';
import { freshContext, silentContext } from '../../platform/request/busy.ts';
import { toast } from '../../platform/toast.ts';
import { useSession } from '../../session/use-session.ts';
import { signalChanged, type SignalChange } from '../signals.live.ts';
import { signalPath, signalsPath } from '../signals.screens.ts';
import { HandedOverSignalsDocument } from './handed-over.generated.ts';
import { texts } from './handed-over.texts.ts';

/** Signals that are handed over within this time, for example by a bulk change, have one message. */
const collectMs = 500;
/** The list's limit of ids in one request. */
const maxIds = 100;

/** Events that were read. Without it, another start of the notice would read the earlier events again. */
const handled = new WeakSet<SignalChange>();

/** Tells operators on every page that a colleague has handed a signal over to them. */
export const HandedOverNotice = ({ onOpen }: { onOpen: (path: string) => void }): null => {
  const client = useApolloClient();
  const { id: userId } = useSession();
  const changes = useRef<SignalChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(signalChanged, {
    includesEarlier: true,
    onEvent: (change) => {
      if (change.kind !== 'HANDED_OVER' || change.changedById === userId || handled.has(change)) return;
      changes.current.push(change);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const collected = changes.current.splice(0);
        for (const one of collected) handled.add(one);
        void reportHandedOver(client, collected, onOpen);
      }, collectMs);
    },
  });
  return null;
};

/** Most events are about other colleagues: a message appears only for signals that are the user's own now. */
export const reportHandedOver = async (
  client: ApolloClient,
  changes: readonly SignalChange[],
  onOpen: (path: string) => void,
): Promise<void> => {
  const ids = [...new Set(changes.map(({ signalId }) => signalId))].slice(-maxIds);
  const { data } = await client
    .query({
      query: HandedOverSignalsDocument,
      variables: { filter: { ids, view: 'MINE' } },
      fetchPolicy: 'no-cache',
      context: { ...silentContext, ...freshContext },
    })
    .catch(() => ({ data: undefined }));
  const signals = data?.signals.items ?? [];
  const [first] = signals;
  if (!first) return;
  const names = new Set(
    changes.filter(({ signalId }) => signals.some(({ id }) => id === signalId)).map(({ changedBy }) => changedBy),
  );
  const by = (names.size === 1 ? [...names][0] : null) ?? texts.colleague;
  if (signals.length === 1)
    toast.info(texts.one(by, first.id, first.title), {
      action: { label: texts.open, run: () => onOpen(signalPath(first.id)) },
    });
  else
    toast.info(texts.many(by, signals.length), {
      action: { label: texts.openList, run: () => onOpen(`${signalsPath}?view=MINE`) },
    });
};
