import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticatedRequest } from '../kernel/access/principal.ts';
import type { UploadFile } from '../kernel/rest/rest.ts';
import type { TakeTurn } from '../kernel/limits/turns.ts';
import { type MessageForm, readMessageForm } from './message-form.ts';

/** Handles a message with files and returns the mutation's result. */
export type HandleMessage = (
  upload: AuthenticatedRequest & {
    /** The signal in the URL; null for a new signal and for an import. */
    signalId: string | null;
    input: unknown;
    files: AsyncIterable<UploadFile>;
    signal: AbortSignal;
  },
) => Promise<Readonly<Record<string, unknown>>>;

interface Upload extends AuthenticatedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  signalId: string | null;
  takeTurn: TakeTurn;
}

/** Streams a message and its files upstream. If the client disconnects, the upstream call is aborted. */
export const uploadMessage = async (
  handle: HandleMessage,
  { request, reply, principal, traceId, signalId, takeTurn }: Upload,
): Promise<Readonly<Record<string, unknown>> | null> => {
  const turn = { subject: principal.subject, kind: 'form', response: reply.raw } as const;
  const form = await takeTurn(turn, () => readInTurn(request));
  if (!form) return null;
  const { input, files, broken } = form;
  try {
    return await handle({ principal, traceId, signalId, input, files, signal: broken });
  } catch (error) {
    throw broken.aborted ? broken.reason : error;
  } finally {
    form.stop();
  }
};

const readInTurn = async (request: FastifyRequest): Promise<MessageForm> => {
  try {
    return await readMessageForm(request);
  } finally {
    // Parsing the input blocks all users: their requests are served before the next form is read.
    await setImmediate();
  }
};
