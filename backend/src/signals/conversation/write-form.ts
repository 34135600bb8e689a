import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Person } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { writeOnce, type IdempotencyHeaders } from '../../kernel/database/idempotency.ts';
import { discardAll, readForm, type MessageForm } from './message-form.ts';
import type { SignalServices } from '../services.ts';

export type FormRequest = FastifyRequest & { headers: Static<typeof IdempotencyHeaders> };

export interface FormCall<Request extends FormRequest = FormRequest> {
  request: Request;
  reply: FastifyReply;
  person: Person;
}

export interface FormWrite<Input> {
  /** The fields that the form may have. */
  fields: readonly string[];
  read: (form: MessageForm) => Input;
  /** Everything that makes the write what it is. */
  contentOf: (input: Input) => unknown;
  effect: (transaction: Database, person: Person, input: Input) => Promise<string>;
}

/**
 * Stores what a form brings, with its files, in one transaction and once for each key; nothing of it remains if any part
 * fails. Answers what the effect said, or said the first time.
 */
export const writeForm = async <Input>(
  { database, store }: SignalServices,
  { request, reply, person }: FormCall,
  { fields, read, contentOf, effect }: FormWrite<Input>,
): Promise<string> => {
  const form = await readForm(request, store, fields);
  try {
    const input = read(form);
    const write = { person, key: request.headers['idempotency-key']?.toLowerCase(), content: contentOf(input) };
    const { body, isReplay } = await writeOnce(database, write, (transaction) => effect(transaction, person, input));
    if (isReplay) void reply.header('idempotent-replayed', 'true');
    return body;
  } finally {
    await discardAll(form);
  }
};
