import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { silently } from '../../ui/busy.ts';
import { Glyph } from '../../ui/glyphs/glyph.tsx';
import type { ViewCounts } from '../signal-filter.ts';
import { signalTrail } from '../signal-trail.ts';
import { SignalRowFragmentDoc, SignalsDocument } from '../signals.generated.ts';
import type { SignalRowFragment, SignalsQueryVariables } from '../signals.generated.ts';
import { useDesk } from '../use-desk.ts';
import { fetchPreviewCode } from '../fetch-preview-code.ts';
import { useLive } from '../use-live.ts';
import { SignalViewCountsDocument } from './list-desk.generated.ts';
import { texts } from './list-desk.texts.ts';

interface SignalListLiveProps {
  /** What the list shows. */
  rows: readonly SignalRowFragment[];
  total: number | undefined;
  variables: SignalsQueryVariables & { page: { number: number; size: number } };
  onRefresh: () => void;
  onCounts: (counts: ViewCounts) => void;
}

/** Follows what happens to the list: rows change where they stand, new ones are announced, nothing moves by itself. */
export const SignalListLive = ({ rows, total, variables, onRefresh, onCounts }: SignalListLiveProps) => {
  const client = useApolloClient();
  const { hasDesk } = useDesk();
  const [found, setFound] = useState<{ asked: string; ids: readonly string[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = JSON.stringify(variables);

  const count = useCallback(async (): Promise<void> => {
    if (!hasDesk) return;
    const { data } = await client.query({
      query: SignalViewCountsDocument,
      fetchPolicy: 'no-cache',
      context: { ...silently },
    });
    const views = data?.signalViews;
    if (views) onCounts({ MINE: views.mine, FREE: views.free, WAITING: views.waiting, OVERDUE: views.overdue });
  }, [client, hasDesk, onCounts]);

  const look = useCallback(async (): Promise<void> => {
    const { data } = await client.query({
      query: SignalsDocument,
      variables: JSON.parse(asked) as SignalsQueryVariables,
      fetchPolicy: 'no-cache',
      context: { ...silently },
    });
    const items = data?.signals.items ?? [];
    for (const row of items)
      client.writeFragment({ fragment: SignalRowFragmentDoc, fragmentName: 'SignalRow', data: row });
    setFound({ asked, ids: items.map(({ id }) => id) });
  }, [client, asked]);

  useEffect(() => {
    count().catch(() => {});
  }, [count, rows]);
  useEffect(() => {
    signalTrail.set(() => ({ ids: rows.map(({ id }) => id), total, variables: JSON.parse(asked) as typeof variables }));
  }, [rows, total, asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(fetchPreviewCode, []);

  const lookSoon = (): void => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      look().catch(() => {});
      count().catch(() => {});
    }, gatherMs);
  };
  useLive({ onChange: lookSoon, onMissed: lookSoon });

  const shown = new Set(rows.map(({ id }) => id));
  // On later pages what is not shown came down from the page before.
  const ids = found?.asked === asked && variables.page.number === 1 ? found.ids : [];
  const fresh = ids.filter((id) => !shown.has(id)).length;
  return (
    <chakra.output>
      {fresh > 0 && (
        <Button
          size="xs"
          variant="outline"
          color="fg"
          bg="status.reply.bg"
          borderColor="orange.border"
          title={texts.show}
          onClick={onRefresh}
        >
          <Glyph name="reply" />
          {texts.news(fresh)}
          <chakra.span color="fg.link" hideBelow="md">
            {texts.show}
          </chakra.span>
          <ArrowUp />
        </Button>
      )}
    </chakra.output>
  );
};

/** One look for what happens within it: a busy minute must not make every list ask for every change. */
const gatherMs = 700;
