import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticatedRequest } from '../kernel/access/principal.ts';
import type { UploadFile } from '../kernel/rest/rest.ts';
import { typedError } from '../kernel/errors.ts';
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
  limits: TurnLimits = defaultLimits,
): Promise<Readonly<Record<string, unknown>> | null> => {
  const turn = { subject: principal.subject, kind: 'form', response: reply.raw } as const;
  const form = await readInTurn(request, (read) => takeTurn(turn, read), limits);
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

interface TurnLimits {
  /** After this time, the next form of the person is read too. */
  maxTurnMs: number;
  /** A form that waits longer for its turn is refused. */
  maxWaitMs: number;
}

const defaultLimits: TurnLimits = { maxTurnMs: 10_000, maxWaitMs: 30_000 };

/** Waits for a turn, then reads the input of a form. Null if the client disconnects before the turn. */
const readInTurn = (
  request: FastifyRequest,
  runInTurn: (read: () => Promise<void>) => Promise<void | null>,
  { maxTurnMs, maxWaitMs }: TurnLimits,
): Promise<MessageForm | null> =>
  new Promise((resolve, reject) => {
    // The waiting form leaves the queue when the response is closed.
    const refuse = (): void => reject(tooLongWait(maxTurnMs));
    const waiting = new AbortController();
    setTimeout(maxWaitMs, undefined, { signal: waiting.signal }).then(refuse, () => undefined);
    const read = async (): Promise<void> => {
      waiting.abort();
      // The form is returned before the turn ends: until its files are read, an error of the form would be lost.
      const reading = readMessageForm(request).then(resolve, reject);
      // A person whose connections are lost in the middle of two forms must be able to send a third one.
      const ended = new AbortController();
      const timeout = setTimeout(maxTurnMs, undefined, { signal: ended.signal }).catch(() => undefined);
      await Promise.race([reading, timeout]);
      ended.abort();
      // Parsing the input blocks all users: their requests are served before the next form is read.
      await setImmediate();
    };
    // Null: the client has disconnected. A form that is still being read when its turn ends is not lost.
    runInTurn(read)
      .then((result) => result === null && resolve(null), reject)
      .finally(() => waiting.abort());
  });

const tooLongWait = (maxTurnMs: number): Error =>
  typedError('RATE_LIMITED', { retryAfter: Math.ceil(maxTurnMs / 1000), outcome: 'NOT_DONE' });
