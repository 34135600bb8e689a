import type { FastifyRequest } from 'fastify';
import type { AuthenticatedRequest } from '../kernel/access/principal.ts';
import type { UploadFile } from '../kernel/rest/rest.ts';
import { readMessageForm } from './message-form.ts';

/** Handles a message with files and returns the mutation's result. */
export type HandleMessage = (
  upload: AuthenticatedRequest & {
    /** The signal in the URL; null for a new signal. */
    signalId: string | null;
    input: unknown;
    files: AsyncIterable<UploadFile>;
    signal: AbortSignal;
  },
) => Promise<Readonly<Record<string, unknown>>>;

/** Streams a message and its files upstream. If the client disconnects, the upstream call is aborted. */
export const uploadMessage = async (
  handle: HandleMessage,
  request: FastifyRequest,
  { principal, traceId }: AuthenticatedRequest,
  signalId: string | null,
): Promise<Readonly<Record<string, unknown>>> => {
  const form = await readMessageForm(request);
  const { input, files, broken } = form;
  try {
    return await handle({ principal, traceId, signalId, input, files, signal: broken });
  } catch (error) {
    throw broken.aborted ? broken.reason : error;
  } finally {
    form.stop();
  }
};
