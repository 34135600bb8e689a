import type { RichDocument } from '../../../ui/rich-text/rich-document.ts';
import { upload, type UploadAnswer, uploadForm } from '../../../platform/upload.ts';

/** A reply to the other side, or a note among the utility's own people. */
export type MessageKind = 'REPLY' | 'NOTE';

interface Reply {
  kind: MessageKind;
  signalId: string;
  idempotencyKey: string;
  document: RichDocument;
  files: readonly File[];
  /** The latest response that the writer has seen, "0" for none; null: nobody compares. */
  expectedLastResponseId: string | null;
}

/** Sends a reply with its files. */
export const postReply = (reply: Reply, listening: Parameters<typeof upload>[2]): Promise<UploadAnswer> => {
  const { kind, signalId, idempotencyKey, document, files, expectedLastResponseId } = reply;
  const expected = expectedLastResponseId === null ? {} : { expectedLastResponseId };
  const input = { idempotencyKey, signalId, message: { document }, ...expected };
  return upload(`/files/signals/${encodeURIComponent(signalId)}/${folders[kind]}`, uploadForm(input, files), listening);
};

const folders: Record<MessageKind, string> = { REPLY: 'responses', NOTE: 'notes' };
