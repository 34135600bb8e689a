import { chakra, Flex } from '@chakra-ui/react';
import { type Ref, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { silently } from '../../platform/busy.ts';
import { PageError } from '../../ui/page-state.tsx';
import { type Shortcut, useShortcuts } from '../../platform/shortcuts.ts';
import { useDesk } from '../use-desk.ts';
import { SignalFiles } from './attachments/signal-files.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { type DeskDetails, deskItemsOf, entriesOf, inOrder, type SignalDetails } from './conversation/entries.ts';
import { useSignalDeskQuery } from './desk/desk.generated.ts';
import { TakenBy } from './desk/taken-by.tsx';
import { texts as deskTexts } from './desk/desk.texts.ts';
import type { Neighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { usePresence } from './desk/use-presence.ts';
import { Facts } from './facts.tsx';
import { Incomplete } from './incomplete.tsx';
import { partError } from './part-error.ts';
import { type Part, PartTabs } from './part-tabs.tsx';
import { PlaceSection } from './place-section.tsx';
import { texts } from './preview.texts.ts';
import { previewStyle } from './preview-style.ts';
import { RecordHeader } from './record-header.tsx';
import { NewsBar } from './news/news-bar.tsx';
import { useSignalNews } from './news/use-signal-news.ts';
import { Composer } from './reply/composer.tsx';
import type { ReplyHandle } from './reply/reply-form.tsx';
import { SubmitLink } from '../submit-link.tsx';
import { StatusBox } from './status/status-box.tsx';
import { StatusBadge } from '../status-badge.tsx';

interface SignalRecordProps {
  signal: SignalDetails;
  /** Null: it was not opened from a list. */
  neighbours: Neighbours | null;
  /** What of it could not be read, if anything. */
  error: unknown;
  onReload: () => Promise<unknown>;
}

/** A signal that has been read, with its conversation and the reply. */
export const SignalRecord = ({ signal, neighbours, error, onReload }: SignalRecordProps) => {
  const [part, setPart] = useState<Part>('conversation');
  const reply = useRef<Pick<ReplyHandle, 'focus'>>(null);
  const thread = useRef<HTMLDivElement>(null);
  const { hasDesk, isOperator } = useDesk();
  const desk = useSignalDeskQuery({
    variables: { id: signal.id },
    skip: !hasDesk,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    context: { ...silently },
  });
  const { others, noteWriting } = usePresence(signal.id);
  const toEnd = (): void => thread.current?.scrollTo({ top: thread.current.scrollHeight });
  const reloadDesk = async (): Promise<unknown> => hasDesk && desk.refetch().catch(() => {});
  const { news, latestId, look } = useSignalNews(signal, { onReload, onChanged: () => void reloadDesk() });
  const reloadAll = async (): Promise<unknown> => Promise.all([onReload(), reloadDesk()]);
  const showNews = async (): Promise<void> => {
    await onReload().catch(() => {});
    toEnd();
  };
  const focusReply = useCallback((): void => {
    flushSync(() => setPart('conversation'));
    reply.current?.focus();
  }, []);
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [
      { code: 'KeyR', keys: ['R'], label: texts.shortcutReply, run: focusReply },
      { code: 'Enter', ctrl: true, keys: ['Ctrl', 'Enter'], label: texts.shortcutSend, run: () => {} },
    ],
    [focusReply],
  );
  useShortcuts(texts.shortcuts, shortcuts);
  const failedParts = { responses: partError(error, 'responses'), attachments: partError(error, 'attachments') };
  const isStale = Boolean(error) && !failedParts.responses && !failedParts.attachments;

  return (
    <Flex direction="column" css={previewStyle} data-part={part}>
      <RecordHeader signal={signal} neighbours={neighbours} others={others} actions={<SubmitLink />} />
      {isStale && <Incomplete onRetry={onReload}>{texts.refreshFailed}</Incomplete>}
      <PartTabs part={part} onChoose={setPart} filesCount={signal.attachments?.length} />
      <div className="columns">
        <section className="main" aria-label={texts.conversation}>
          <Thread signal={signal} desk={desk.data?.signal ?? null} ref={thread} />
          {desk.error && <Incomplete onRetry={reloadDesk}>{deskTexts.deskFailed}</Incomplete>}
          {!signal.responses && (
            <PageError title={texts.conversationFailed} error={failedParts.responses ?? error} onRetry={onReload} />
          )}
          <NewsBar news={news} onShow={() => void showNews()} />
          <Composer
            ref={reply}
            signalId={signal.id}
            unread={{ has: news !== null, latestId, look, show: () => void showNews() }}
            onWriting={noteWriting}
            onReload={onReload}
            onNoted={reloadDesk}
            onSent={toEnd}
            onLeave={() => thread.current?.focus()}
          />
        </section>
        <aside className="aside" aria-label={texts.factsOf}>
          <section className="section">
            <h3>{texts.status}</h3>
            {isOperator ? (
              <StatusBox signal={signal} onReload={reloadAll} />
            ) : (
              <StatusBadge status={signal.status} name={signal.statusName} />
            )}
          </section>
          <PlaceSection signal={signal} />
          {hasDesk && (
            <section className="section">
              <h3>{deskTexts.takenBy}</h3>
              <TakenBy signal={signal} />
            </section>
          )}
          <section className="section">
            <h3>{texts.facts}</h3>
            <Facts signal={signal} />
          </section>
          <Files signal={signal} error={failedParts.attachments ?? error} onReload={onReload} />
        </aside>
      </div>
    </Flex>
  );
};

interface ThreadProps {
  signal: SignalDetails;
  /** Null: there is nothing of it, or it has not come yet. */
  desk: DeskDetails | null;
  ref: Ref<HTMLDivElement>;
}

const Thread = ({ signal, desk, ref }: ThreadProps) => {
  const entries = useMemo(() => inOrder(entriesOf(signal), desk ? deskItemsOf(desk) : []), [signal, desk]);
  return <Conversation entries={entries} ref={ref} />;
};

const Files = ({ signal, error, onReload }: Omit<SignalRecordProps, 'neighbours'>) => (
  <section className="section files">
    <h3>
      {texts.attached}
      {signal.attachments && (
        <chakra.span color="fg.subtle" textStyle="sm" fontWeight="normal">
          {signal.attachments.length}
        </chakra.span>
      )}
    </h3>
    {signal.attachments ? (
      <SignalFiles
        attachments={signal.attachments}
        archiveUrl={signal.attachmentsUrl}
        hasOthers={signal.responses?.some(({ attachmentsCount }) => attachmentsCount > 0) ?? false}
      />
    ) : (
      <PageError title={texts.filesFailed} error={error} onRetry={onReload} />
    )}
  </section>
);
