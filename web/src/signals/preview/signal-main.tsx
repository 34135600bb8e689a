import { type Ref, useMemo, useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { Composer } from '../../ui/conversation/composer/composer.tsx';
import { messageDraftStore } from '../../ui/conversation/composer/message-draft.ts';
import { Conversation } from '../../ui/conversation/conversation.tsx';
import { NewsBar } from '../../ui/conversation/news-bar.tsx';
import { mergeByTime } from '../../ui/conversation/thread.ts';
import { PageError } from '../../ui/page-state.tsx';
import { IncompleteNotice } from '../../ui/record/incomplete-notice.tsx';
import { RecordMain } from '../../ui/record/record-page.tsx';
import { useSignalTools } from '../use-signal-tools.ts';
import { texts as operatorTexts } from './operator-parts/operator-parts.texts.ts';
import { ClosedNotice, useRefusesMessages } from './closed-notice.tsx';
import { describeNews } from './news/use-signal-news.ts';
import { texts } from './preview.texts.ts';
import { useMessageTarget, useSignalTemplates } from './reply/use-message-target.ts';
import { type OperatorDetails, type SignalDetails, toOperatorItems, toThreadMessages } from './signal-thread.ts';
import type { SignalRecordState } from './use-signal-record.ts';

const IncludedNotice = lazyPart(() => import('./person/included-notice.tsx'), 'IncludedNotice');
const ReachNotice = lazyPart(() => import('./person/reach-notice.tsx'), 'ReachNotice');
const CitizenParts = lazyPart(() => import('./visit/citizen-parts.tsx'), 'CitizenParts');

/** The conversation of a signal, and the composer. */
export const SignalMain = ({ record }: { record: SignalRecordState }) => {
  const { signal, error, failedParts, operatorData, news, unread, reportWriting, reply, thread } = record;
  const { reload, reloadOperatorData, scrollToEnd } = record;
  const { hasOperatorTools, hasContact, isOperator } = useSignalTools();
  const refusesReplies = useRefusesMessages(signal);
  const replyTarget = useMessageTarget(signal.id, 'REPLY', signal.submitter);
  // A message that was begun before the signal closed stays on the page.
  const [mayHaveText] = useState(() => !refusesReplies || messageDraftStore(replyTarget.draftName).load() !== null);
  const noteTarget = useMessageTarget(signal.id, 'NOTE');
  return (
    <RecordMain label={texts.conversation}>
      {!isOperator && <CitizenParts signal={signal} />}
      <Thread signal={signal} operatorData={operatorData.data?.signal ?? null} ref={thread} />
      {operatorData.error && (
        <IncompleteNotice onRetry={reloadOperatorData}>{operatorTexts.operatorDataFailed}</IncompleteNotice>
      )}
      {!signal.responses && (
        <PageError title={texts.conversationFailed} error={failedParts.responses ?? error} onRetry={reload} />
      )}
      <NewsBar news={news && describeNews(news, isOperator)} onShow={unread.show} />
      <ClosedNotice signal={signal} />
      {hasContact && <ReachNotice id={signal.id} submitter={signal.submitter} />}
      {hasOperatorTools && <IncludedNotice id={signal.id} submitter={signal.submitter} />}
      {(isOperator || mayHaveText || !refusesReplies) && (
        <Composer
          ref={reply}
          recordId={signal.id}
          reply={replyTarget}
          note={hasOperatorTools ? noteTarget : null}
          startsWithNote={refusesReplies}
          useTemplates={hasOperatorTools ? useSignalTemplates : null}
          unread={unread}
          onWriting={reportWriting}
          onReload={reload}
          onNoted={reloadOperatorData}
          onSent={scrollToEnd}
          onEscape={() => thread.current?.focus()}
        />
      )}
    </RecordMain>
  );
};

interface ThreadProps {
  signal: SignalDetails;
  /** Null until notes and history are loaded, and for users who may not see them. */
  operatorData: OperatorDetails | null;
  ref: Ref<HTMLDivElement>;
}

const Thread = ({ signal, operatorData, ref }: ThreadProps) => {
  const { isOperator } = useSignalTools();
  const entries = useMemo(
    () =>
      mergeByTime(
        toThreadMessages(signal, isOperator),
        operatorData ? toOperatorItems(operatorData, signal.hasWithheldMessages) : [],
      ),
    [signal, operatorData, isOperator],
  );
  return <Conversation entries={entries} ref={ref} />;
};
