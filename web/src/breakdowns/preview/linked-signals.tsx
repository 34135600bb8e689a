import { Button, chakra } from '@chakra-ui/react';
import { Link2, MessageSquareReply, Unlink } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { confirm } from '../../platform/confirm.ts';
import { formatNumber } from '../../platform/format.ts';
import { phone, useWidth } from '../../platform/width.ts';
import { useSession } from '../../session/use-session.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { PageError } from '../../ui/page-state.tsx';
import { SignalTable } from '../signal-table.tsx';
import type { BreakdownDetailsFragment } from '../form/form.generated.ts';
import { texts } from './preview.texts.ts';
import type { LinkedSignals as Linked } from './use-linked-signals.ts';
import { useUnlink } from './use-unlink.ts';

const ReplyDialog = lazyPart(() => import('../reply/reply-dialog.tsx'), 'ReplyDialog');

const Pager = lazyPart(() => import('../../ui/list/pager.tsx'), 'Pager');

const LinkDialog = lazyPart(() => import('../link/link-dialog.tsx'), 'LinkDialog');

interface LinkedSignalsProps {
  breakdown: BreakdownDetailsFragment;
  linked: Linked;
  onChanged: () => Promise<unknown>;
}

/** BR-6: the linked signals in pages, each with a button that removes its link. A dialog links more signals (BR-7). */
export const LinkedSignals = ({ breakdown, linked, onChanged }: LinkedSignalsProps) => {
  const [isLinking, setIsLinking] = useState(false);
  const [isReplying, setIsReplying] = useState(false);
  const { features } = useSession().environment;
  // An interrupted reply can be sent again. Without IDEMPOTENCY, the service could store the reply twice.
  const canReply = features.includes('BREAKDOWN_TOOLS') && features.includes('IDEMPOTENCY') && Boolean(linked.total);
  const command = useUnlink();
  const { signals, total, state, goTo, error, refetch } = linked;
  const isNarrow = useWidth(phone);
  const remove = async (signalId: string): Promise<void> => {
    const question = { title: texts.unlinkTitle(signalId), body: texts.unlinkBody, kind: 'continue' } as const;
    if (!(await confirm(question))) return;
    await command.run({ breakdownId: breakdown.id, signalIds: [signalId] });
    await Promise.allSettled([refetch(), onChanged()]);
  };
  return (
    <Section aria-label={texts.linked}>
      <header>
        <h3>
          {texts.linked} {total !== undefined && <span className="count">{formatNumber(total)}</span>}
        </h3>
        {canReply && (
          <Button size="sm" variant="outline" onClick={() => setIsReplying(true)}>
            <MessageSquareReply />
            {texts.replyToAll}
          </Button>
        )}
        <Button size="sm" onClick={() => setIsLinking(true)}>
          <Link2 />
          {texts.link}
        </Button>
      </header>
      <CommandNoteLine id="unlink-note" note={command.note} />
      {error && !signals && <PageError title={texts.linkedFailed} error={error} onRetry={refetch} />}
      {signals?.length === 0 && <p className="empty">{texts.noLinked}</p>}
      {signals && signals.length > 0 && (
        <SignalTable
          caption={texts.linked}
          signals={signals}
          from={breakdown.location}
          actionOf={({ id }) => (
            <Button
              size="xs"
              variant="ghost"
              color="fg.error"
              disabled={command.isPending}
              aria-label={texts.unlinkOf(id)}
              onClick={() => void remove(id)}
            >
              <Unlink />
              {texts.unlink}
            </Button>
          )}
        />
      )}
      {state && Boolean(total) && (
        <Pager
          state={state}
          total={total}
          mayHaveNext={false}
          isNarrow={isNarrow}
          pages={{ onPage: (page) => goTo({ ...state, page }) }}
          onSize={(size) => goTo({ page: 1, size })}
        />
      )}
      {isReplying && (
        <ReplyDialog
          breakdown={breakdown}
          onClose={(isChanged) => {
            setIsReplying(false);
            if (isChanged) void Promise.allSettled([refetch(), onChanged()]);
          }}
        />
      )}
      {isLinking && (
        <LinkDialog
          breakdown={breakdown}
          onUndone={() => Promise.allSettled([refetch(), onChanged()])}
          onClose={() => {
            setIsLinking(false);
            void Promise.allSettled([refetch(), onChanged()]);
          }}
        />
      )}
    </Section>
  );
};

const Section = chakra('section', {
  base: {
    borderTopWidth: '1px',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: { base: '4', lg: '6' },
      py: '3',
    },
    '& h3': { flex: '1', fontWeight: 'semibold' },
    '& .count': { color: 'fg.subtle', fontWeight: 'normal' },
    '& .empty': { px: { base: '4', lg: '6' }, pb: '4', color: 'fg.muted' },
  },
});
