import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { silently } from '../../../platform/busy.ts';
import { useBackgroundCommand } from '../../../platform/command/use-background-command.ts';
import { timeOf } from '../../../platform/format.ts';
import { isEmptyDocument, type RichDocument } from '../../../ui/rich-text/rich-document.ts';
import { useDesk } from '../../use-desk.ts';
import { SaveSignalDraftDocument, SignalDraftDocument } from './drafts.generated.ts';
import type { MessageKind } from './reply-command.ts';
import type { KeptDraft } from './use-draft.ts';

interface StoredDraft {
  document: RichDocument;
  key: string;
  /** `09:40:51` */
  time: string;
}

export interface ServerDraft {
  /** When the server stored the present text: `09:40:51`; null until then, and where it could not. */
  saved: string | null;
  /** The draft that the server had when the page was opened, until it is taken or put aside. */
  found: StoredDraft | null;
  putAside: () => void;
  /** The text was sent: a save that is under way must not bring it back. */
  forget: () => void;
}

/** Stores a person's draft at the server too: it is found at another computer, and after the window is gone. */
export const useServerDraft = (
  signalId: string,
  kind: MessageKind,
  { draft, latest }: Pick<KeptDraft, 'draft' | 'latest'>,
): ServerDraft => {
  const { keepsDrafts } = useDesk();
  const sentKey = useRef<string | null>(null);
  const { found, putAside, isRead } = useStoredDraft(signalId, kind, sentKey);
  // Another draft at the server must not be overwritten before the person has taken it or put it aside.
  const mayOverwrite = isRead && found === null;
  const { saved, save, forget: forgetSaved, startSaving } = useSave(signalId, kind, { latest, mayOverwrite, sentKey });

  useEffect(() => {
    if (!keepsDrafts || !startSaving(draft.document)) return;
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [draft, keepsDrafts, save, startSaving]);

  useEffect(() => {
    if (!keepsDrafts) return;
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('online', save);
      save();
    };
  }, [keepsDrafts, save]);

  const forget = useCallback((): void => {
    sentKey.current = latest().key;
    forgetSaved();
    putAside();
  }, [latest, forgetSaved, putAside]);
  return { saved, found, putAside, forget };
};

interface SaveOptions {
  latest: KeptDraft['latest'];
  mayOverwrite: boolean;
  /** The key of the message that was sent last. */
  sentKey: { current: string | null };
}

/** Saves the latest text, one save after the other. */
const useSave = (signalId: string, kind: MessageKind, { latest, mayOverwrite, sentKey }: SaveOptions) => {
  const saveDraft = useBackgroundCommand(SaveSignalDraftDocument);
  const [saved, setSaved] = useState<string | null>(null);
  const savedDocument = useRef<RichDocument | null>(latest().document);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const save = useCallback((): void => {
    const { document, key } = latest();
    if (!mayOverwrite || document === savedDocument.current) return;
    savedDocument.current = document;
    const message = document === null || isEmptyDocument(document) ? null : { document };
    const write = async (): Promise<void> => {
      if (key === sentKey.current) return;
      const result = await saveDraft({ signalId, kind, message, idempotencyKey: key });
      if (key === sentKey.current) return;
      const time = result?.__typename === 'SaveSignalDraftSuccess' ? timeOf(result.savedAt) : null;
      // The next key, or the next connection, saves this text again.
      if (time === null && savedDocument.current === document) savedDocument.current = neverSaved;
      setSaved(message ? time : null);
    };
    queue.current = queue.current.then(write);
  }, [saveDraft, signalId, kind, latest, mayOverwrite, sentKey]);

  /** False: this text is saved, or being saved. */
  const startSaving = useCallback((document: RichDocument | null): boolean => {
    if (document === savedDocument.current) return false;
    setSaved(null);
    return true;
  }, []);
  const forget = useCallback((): void => {
    savedDocument.current = null;
    setSaved(null);
  }, []);
  return { saved, save, startSaving, forget };
};

/** Reads the server's draft once, however often that takes. */
const useStoredDraft = (signalId: string, kind: MessageKind, sentKey: SaveOptions['sentKey']) => {
  const client = useApolloClient();
  const { keepsDrafts } = useDesk();
  const [found, setFound] = useState<StoredDraft | null>(null);
  const [isRead, setRead] = useState(false);

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
  }, [client, keepsDrafts, signalId, kind, sentKey]);

  const putAside = useCallback((): void => setFound(null), []);
  return { found, putAside, isRead };
};

const pauseMs = 1500;
const retryMs = 10_000;
/** Equal to no document. */
const neverSaved: RichDocument = {};
