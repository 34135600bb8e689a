import { type Ref, useMemo } from 'react';
import { PageError } from '../../ui/page-state.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { type DeskDetails, deskItemsOf, entriesOf, inOrder, type SignalDetails } from './conversation/entries.ts';
import { texts as deskTexts } from './desk/desk.texts.ts';
import { Incomplete } from './incomplete.tsx';
import { NewsBar } from './news/news-bar.tsx';
import { texts } from './preview.texts.ts';
import { Composer } from './reply/composer.tsx';
import type { SignalRecordState } from './use-signal-record.ts';

/** The conversation, and where it is continued. */
export const RecordMain = ({ record }: { record: SignalRecordState }) => {
  const { signal, error, failedParts, desk, news, unread, noteWriting, reply, thread } = record;
  const { reload, reloadDesk, toEnd } = record;
  return (
    <section className="main" aria-label={texts.conversation}>
      <Thread signal={signal} desk={desk.data?.signal ?? null} ref={thread} />
      {desk.error && <Incomplete onRetry={reloadDesk}>{deskTexts.deskFailed}</Incomplete>}
      {!signal.responses && (
        <PageError title={texts.conversationFailed} error={failedParts.responses ?? error} onRetry={reload} />
      )}
      <NewsBar news={news} onShow={unread.show} />
      <Composer
        ref={reply}
        signalId={signal.id}
        unread={unread}
        onWriting={noteWriting}
        onReload={reload}
        onNoted={reloadDesk}
        onSent={toEnd}
        onLeave={() => thread.current?.focus()}
      />
    </section>
  );
};

interface ThreadProps {
  signal: SignalDetails;
  /** Null: the person sees nothing of it, or it is still loading. */
  desk: DeskDetails | null;
  ref: Ref<HTMLDivElement>;
}

const Thread = ({ signal, desk, ref }: ThreadProps) => {
  const entries = useMemo(() => inOrder(entriesOf(signal), desk ? deskItemsOf(desk) : []), [signal, desk]);
  return <Conversation entries={entries} ref={ref} />;
};
