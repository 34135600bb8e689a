import { useCallback, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { silentContext } from '../../platform/request/busy.ts';
import { type Shortcut, useShortcuts } from '../../platform/shortcuts.ts';
import { useSignalTools } from '../use-signal-tools.ts';
import { filesOf, type SignalDetails } from './signal-thread.ts';
import { useSignalPresence } from './operator-parts/use-signal-presence.ts';
import { useSignalOperatorPartsQuery } from './operator-parts/operator-parts.generated.ts';
import { useSignalNews } from './news/use-signal-news.ts';
import { findPartError } from '../../ui/record/part-error.ts';
import { texts } from './preview.texts.ts';
import type { MessageFormHandle } from '../../ui/conversation/composer/message-form.tsx';

interface SignalRecordOptions {
  signal: SignalDetails;
  /** The error of the last read, if it failed in part or as a whole. */
  error: unknown;
  onReload: () => Promise<unknown>;
  /** Shows the conversation on narrow pages, which show one tab only. */
  onShowConversation: () => void;
}

export type SignalRecordState = ReturnType<typeof useSignalRecord>;

/** State of a signal's page: notes and history, news, colleagues who have the signal open, reply, reloading. */
export const useSignalRecord = ({ signal, error, onReload, onShowConversation }: SignalRecordOptions) => {
  const reply = useRef<Pick<MessageFormHandle, 'focus'>>(null);
  const thread = useRef<HTMLDivElement>(null);
  const { hasOperatorTools } = useSignalTools();
  const operatorData = useSignalOperatorPartsQuery({
    variables: { id: signal.id },
    skip: !hasOperatorTools,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    context: { ...silentContext },
  });
  const { others, reportWriting } = useSignalPresence(signal.id);
  const reloadOperatorData = async (): Promise<unknown> => hasOperatorTools && operatorData.refetch().catch(() => {});
  const { news, latestId, refresh } = useSignalNews(signal, { onReload, onChanged: () => void reloadOperatorData() });
  const scrollToEnd = (): void => thread.current?.scrollTo({ top: thread.current.scrollHeight });
  const showNews = async (): Promise<void> => {
    await onReload().catch(() => {});
    scrollToEnd();
  };
  useReplyShortcuts(() => {
    flushSync(onShowConversation);
    reply.current?.focus();
  });
  const files = useMemo(() => filesOf(signal), [signal]);
  const failedParts = {
    responses: findPartError(error, 'signal', 'responses'),
    attachments: findPartError(error, 'signal', 'attachments'),
  };
  return {
    signal,
    /** Null if the files of the first message failed to load. */
    files,
    error,
    failedParts,
    /** True if the last read failed as a whole: the page shows the signal as it was read before. */
    isStale: Boolean(error) && !failedParts.responses && !failedParts.attachments,
    operatorData,
    others,
    reportWriting,
    news,
    unread: { hasUnread: news !== null, latestId, refresh, show: () => void showNews() },
    reply,
    thread,
    scrollToEnd,
    reload: onReload,
    reloadOperatorData,
    reloadAll: async (): Promise<unknown> => Promise.all([onReload(), reloadOperatorData()]),
  };
};

/** The key R opens the reply form. Ctrl+Enter is only listed in the help here; the form handles it. */
const useReplyShortcuts = (onReply: () => void): void => {
  const latest = useRef(onReply);
  useEffect(() => {
    latest.current = onReply;
  });
  const run = useCallback((): void => latest.current(), []);
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [
      { code: 'KeyR', keys: ['R'], label: texts.shortcutReply, run },
      { code: 'Enter', ctrl: true, keys: ['Ctrl', 'Enter'], label: texts.shortcutSend, run: () => {} },
    ],
    [run],
  );
  useShortcuts(texts.shortcuts, shortcuts);
};
