import { type RefObject, useEffect } from 'react';
import { timeOf } from '../../../platform/format.ts';
import { isEmptyDocument } from '../../rich-text/rich-document.ts';
import type { EditorHandle } from '../../rich-text/rich-text-editor.tsx';
import type { KeptDraft } from './use-message-draft.ts';
import type { ServerDraft } from '../../../platform/storage/use-server-draft.ts';
import type { RichDocument } from '../../rich-text/rich-document.ts';

interface FoundDraftOptions extends Pick<KeptDraft, 'draft' | 'latest' | 'change'> {
  serverDraft: ServerDraft<RichDocument>;
  editor: RefObject<EditorHandle | null>;
}

/**
 * Handles the draft that the server had when the page was opened. The draft fills an empty form. If the form has
 * another text, the user is offered the server's draft.
 */
export const useFoundDraft = ({ serverDraft, draft, latest, change, editor }: FoundDraftOptions) => {
  const { found, dismiss } = serverDraft;
  const take = (): void => {
    if (!found) return;
    const { content: document, key } = found;
    change({ document, key });
    editor.current?.replace(document);
    dismiss();
  };
  const isSame = JSON.stringify(found?.content) === JSON.stringify(draft.document);
  useEffect(() => {
    if (!found) return;
    if (isSame) dismiss();
    else if (isEmptyDocument(latest().document) && !draft.isUnsure) take();
    // Runs only when a draft is found: a form that the user empties later must not be filled with the draft.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [found]);
  const isOffered = found !== null && !isEmptyDocument(draft.document) && !isSame;
  return {
    /** Time of the offered draft; null if none is offered. */
    offeredTime: isOffered ? timeOf(found.savedAt) : null,
    take,
    dismiss,
  };
};
