import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { silently } from '../../platform/busy.ts';
import { Glyph } from '../../ui/glyphs/glyph.tsx';
import type { ViewCounts } from '../signal-filter.ts';
import { signalTrail } from '../signal-trail.ts';
import { SignalCountDocument, SignalRowFragmentDoc, SignalsDocument } from '../signals.generated.ts';
import type { SignalRowFragment, SignalsQueryVariables } from '../signals.generated.ts';
import { useDesk } from '../use-desk.ts';
import { fetchPreviewCode } from '../fetch-preview-code.ts';
import { useLive } from '../use-live.ts';
import { SignalViewCountsDocument } from './list-desk.generated.ts';
import { texts } from './list-desk.texts.ts';

interface Found {
  /** The list that was looked at, as its variables say. */
  asked: string;
  ids: readonly string[];
  /** How many there are by now; unknown where the rows tell enough. */
  total: number | undefined;
}

interface SignalListLiveProps {
  /** What the list shows. */
  rows: readonly SignalRowFragment[];
  total: number | undefined;
  variables: SignalsQueryVariables & { page: { number: number; size: number } };
  onRefresh: () => void;
  /** Goes where new ones stand. */
  onFirstPage: () => void;
  onCounts: (counts: ViewCounts) => void;
}

/** Follows what happens to the list: rows change where they stand, new ones are announced, nothing moves by itself. */
export const SignalListLive = ({ rows, total, variables, onRefresh, onFirstPage, onCounts }: SignalListLiveProps) => {
  const client = useApolloClient();
  const { hasDesk } = useDesk();
  const [found, setFound] = useState<Found | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const looks = useRef(0);
  const looking = useRef<() => Promise<void>>(undefined);
  const asked = JSON.stringify(variables);
  const isFirst = variables.page.number === 1;
  const isNewestFirst = isFirst && variables.sort === undefined;

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

  const countAll = useCallback(async (): Promise<number | undefined> => {
    const { data } = await client.query({
      query: SignalCountDocument,
      variables: { filter: (JSON.parse(asked) as SignalsQueryVariables).filter },
      fetchPolicy: 'no-cache',
      context: { ...silently },
    });
    return data?.signals.totalCount;
  }, [client, asked]);

  const look = useCallback(async (): Promise<void> => {
    looks.current += 1;
    const own = looks.current;
    const { data } = await client.query({
      query: SignalsDocument,
      variables: JSON.parse(asked) as SignalsQueryVariables,
      fetchPolicy: 'no-cache',
      // A look that began before the change does not tell of it.
      context: { ...silently, queryDeduplication: false },
    });
    // Of looks that overlap the latest counts, whichever is answered first.
    if (!data || own !== looks.current) return;
    const { items } = data.signals;
    for (const row of items)
      client.writeFragment({ fragment: SignalRowFragmentDoc, fragmentName: 'SignalRow', data: row });
    const total = isNewestFirst ? undefined : await countAll();
    if (own === looks.current) setFound({ asked, ids: items.map(({ id }) => id), total });
  }, [client, asked, isNewestFirst, countAll]);

  useEffect(() => {
    looking.current = look;
  }, [look]);
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
      // The list may show another page by now.
      looking.current?.().catch(() => {});
      count().catch(() => {});
    }, gatherMs);
  };
  useLive({ onChange: lookSoon, onMissed: lookSoon });

  const present = found?.asked === asked ? found : null;
  // Elsewhere what is not shown may have come from the page before or after: only the count tells how many are new.
  const fresh = isNewestFirst
    ? countNew(present?.ids ?? [], new Set(rows.map(({ id }) => id)))
    : Math.max(0, (present?.total ?? 0) - (total ?? Infinity));
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
          onClick={isFirst ? onRefresh : onFirstPage}
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

/** New ones stand above what is shown already; what is below it only moved up in the place of one that left. */
const countNew = (ids: readonly string[], shown: ReadonlySet<string>): number => {
  const last = ids.findLastIndex((id) => shown.has(id));
  return ids.slice(0, last === -1 ? ids.length : last).filter((id) => !shown.has(id)).length;
};

/** One look for what happens within it: a busy minute must not make every list ask for every change. */
const gatherMs = 700;
