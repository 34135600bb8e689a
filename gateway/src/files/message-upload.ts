import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../kernel/access/caller.ts';
import type { UploadFile } from '../kernel/rest/rest.ts';
import { readMessageForm } from './message-form.ts';

/** What the feature that owns a message does with it; answers the mutation's result. */
export type TakeMessage = (
  upload: Visitor & {
    /** The signal in the address; null where there is none yet. */
    signalId: string | null;
    input: unknown;
    files: AsyncIterable<UploadFile>;
    signal: AbortSignal;
  },
) => Promise<Readonly<Record<string, unknown>>>;

/** Passes a message and its files on as they come; the caller breaking off breaks off the way upstream. */
export const uploadMessage = async (
  take: TakeMessage,
  request: FastifyRequest,
  { caller, traceId }: Visitor,
  signalId: string | null,
): Promise<Readonly<Record<string, unknown>>> => {
  const form = await readMessageForm(request);
  const { input, files, broken } = form;
  try {
    return await take({ caller, traceId, signalId, input, files, signal: broken });
  } catch (error) {
    throw broken.aborted ? broken.reason : error;
  } finally {
    form.stop();
  }
};
