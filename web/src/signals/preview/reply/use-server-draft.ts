import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { silently } from '../../../platform/busy.ts';
import { timeOf } from '../../../platform/format.ts';
import { isEmptyDocument, type RichDocument } from '../../../ui/rich-text/rich-document.ts';
import { useDesk } from '../../use-desk.ts';
import { SaveSignalDraftDocument, SignalDraftDocument } from './drafts.generated.ts';
import type { MessageKind } from './post-reply.ts';
import type { KeptDraft } from './use-draft.ts';

export interface StoredDraft {
  document: RichDocument;
  key: string;
  /** `09:40:51` */
  time: string;
}

interface ServerDraft {
  /** When the present text was kept there: `09:40:51`; null until then, and where it could not be. */
  saved: string | null;
  /** What stood there when the page was opened, until it is taken or put aside. */
  found: StoredDraft | null;
  putAside: () => void;
  /** The text was sent: what is on its way there must not come back. */
  forget: () => void;
}

/** Keeps a person's draft at the server too: it is found at another computer, and after the window is gone. */
export const useServerDraft = (
  signalId: string,
  kind: MessageKind,
  { draft, latest }: Pick<KeptDraft, 'draft' | 'latest'>,
): ServerDraft => {
  const client = useApolloClient();
  const { keepsDrafts } = useDesk();
  const [saved, setSaved] = useState<string | null>(null);
  const [found, setFound] = useState<StoredDraft | null>(null);
  const [isRead, setRead] = useState(false);
  // What lies there is nobody's to overwrite before it was seen, and taken or put aside.
  const isFree = isRead && found === null;
  const kept = useRef<RichDocument | null>(draft.document);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const sentKey = useRef<string | null>(null);

  const save = useCallback((): void => {
    const { document, key } = latest();
    if (!isFree || document === kept.current) return;
    kept.current = document;
    const message = document === null || isEmptyDocument(document) ? null : { document };
    const write = async (): Promise<void> => {
      if (key === sentKey.current) return;
      const { data } = await client
        .mutate({
          mutation: SaveSignalDraftDocument,
          variables: { input: { signalId, kind, message, idempotencyKey: key } },
          context: { ...silently },
        })
        .catch(() => ({ data: undefined }));
      if (key === sentKey.current) return;
      const result = data?.saveSignalDraft;
      const time = result && 'savedAt' in result ? timeOf(result.savedAt) : null;
      // Asked for again by the next key, or when there is a line again.
      if (time === null && kept.current === document) kept.current = nothing;
      setSaved(message ? time : null);
    };
    queue.current = queue.current.then(write);
  }, [client, signalId, kind, latest, isFree]);

  useEffect(() => {
    if (!keepsDrafts || draft.document === kept.current) return;
    setSaved(null);
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [draft, keepsDrafts, save]);

  useEffect(() => {
    if (!keepsDrafts) return;
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('online', save);
      save();
    };
  }, [keepsDrafts, save]);

  useEffect(() => {
    if (!keepsDrafts) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      const { data } = await client.query({
        query: SignalDraftDocument,
        variables: { signalId, kind },
        fetchPolicy: 'no-cache',
        context: { ...silently },
      });
      if (isGone) return;
      const stored = data?.signalDraft;
      if (stored && stored.idempotencyKey !== sentKey.current) {
        const document = stored.message.document as unknown as RichDocument;
        setFound({ document, key: stored.idempotencyKey, time: timeOf(stored.savedAt) });
      }
      setRead(true);
    };
    const readUntilAnswered = (): void => {
      read().catch(() => {
        if (!isGone) timer = setTimeout(readUntilAnswered, retryMs);
      });
    };
    readUntilAnswered();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, keepsDrafts, signalId, kind]);

  const putAside = useCallback((): void => setFound(null), []);
  const forget = useCallback((): void => {
    sentKey.current = latest().key;
    kept.current = null;
    setSaved(null);
    setFound(null);
  }, [latest]);
  return { saved, found, putAside, forget };
};

const pauseMs = 1500;
const retryMs = 10_000;
/** Equal to no document. */
const nothing: RichDocument = {};
