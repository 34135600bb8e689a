import { beginRequest } from '../../../ui/busy.ts';
import { reportAnswer, reportNoAnswer } from '../../../ui/connection.ts';
import { gatewayHeaders } from '../../../ui/gateway-fetch.ts';
import { reportSessionOver } from '../../../ui/session-over.ts';
import type { RichDocument } from '../../../ui/rich-text/rich-document.ts';
import type { ReplyAnswer } from './reply-outcome.ts';

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

interface Listening {
  /** Bytes that have left, of all files together. */
  onProgress: (sent: number) => void;
  /** Cancels while bytes are leaving. */
  signal: AbortSignal;
}

const timeoutMs = 10 * 60_000;

/** Sends a reply with its files. `fetch` cannot tell how far an upload is. */
export const postReply = (reply: Reply, { onProgress, signal }: Listening): Promise<ReplyAnswer> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve({ status: 0, body: null, isCancelled: true });
    const request = new XMLHttpRequest();
    const endRequest = beginRequest();
    const cancel = (): void => request.abort();
    const end = (answer: ReplyAnswer): void => {
      signal.removeEventListener('abort', cancel);
      endRequest();
      resolve(answer);
    };
    const noAnswer = (): void => {
      reportNoAnswer();
      end({ status: 0, body: null });
    };
    request.open('POST', `/files/signals/${encodeURIComponent(reply.signalId)}/${folders[reply.kind]}`);
    for (const [name, value] of Object.entries(gatewayHeaders)) request.setRequestHeader(name, value);
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => {
      reportAnswer();
      if (request.status === 401) reportSessionOver();
      end({ status: request.status, body: parse(request.responseText) });
    });
    request.addEventListener('error', noAnswer);
    request.addEventListener('timeout', noAnswer);
    request.addEventListener('abort', () => end({ status: 0, body: null, isCancelled: true }));
    signal.addEventListener('abort', cancel);
    request.send(formOf(reply));
  });

const folders: Record<MessageKind, string> = { REPLY: 'responses', NOTE: 'notes' };

/** The input stands first: what comes after it is streamed on. */
const formOf = ({ signalId, idempotencyKey, document, files, expectedLastResponseId }: Reply): FormData => {
  const form = new FormData();
  const expected = expectedLastResponseId === null ? {} : { expectedLastResponseId };
  form.append('input', JSON.stringify({ idempotencyKey, signalId, message: { document }, ...expected }));
  for (const file of files) form.append('files', file, file.name);
  return form;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
