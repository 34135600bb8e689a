import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { writeOnce, type IdempotencyHeaders } from '../../kernel/database/idempotency.ts';
import { discardAll, readForm, type MessageForm } from './message-form.ts';
import type { SignalServices } from '../services.ts';

export type FormRequest = FastifyRequest & { headers: Static<typeof IdempotencyHeaders> };

export interface FormCall<Request extends FormRequest = FormRequest> {
  request: Request;
  reply: FastifyReply;
  principal: Principal;
}

export interface FormWrite<Input> {
  /** Names of the allowed fields. */
  fields: readonly string[];
  read: (form: MessageForm) => Input;
  /** Returns the input that identifies the write. */
  contentOf: (input: Input) => unknown;
  effect: (transaction: Database, principal: Principal, input: Input) => Promise<string>;
}

/**
 * Stores a form with its files in one transaction, once per idempotency key; after an error nothing is stored. A
 * repetition returns the response of the first execution.
 */
export const writeForm = async <Input>(
  { database, store }: SignalServices,
  { request, reply, principal }: FormCall,
  { fields, read, contentOf, effect }: FormWrite<Input>,
): Promise<string> => {
  const form = await readForm(request, store, fields);
  try {
    const input = read(form);
    const write = { principal, key: request.headers['idempotency-key']?.toLowerCase(), content: contentOf(input) };
    const { body, isReplay } = await writeOnce(database, write, (transaction) => effect(transaction, principal, input));
    if (isReplay) void reply.header('idempotent-replayed', 'true');
    return body;
  } finally {
    await discardAll(form);
  }
};
