import { GraphQLNonNull, isInputObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { AddSignalNoteInput, ReplyToSignalInput, SubmitSignalInput } from '../kernel/schema-types.generated.ts';
import { satisfiesRule } from '../kernel/access/access-plan.ts';
import { accessRuleOf, requiredFeatureOf } from '../kernel/access/directives.ts';
import type { Principal, AuthenticatedRequest } from '../kernel/access/principal.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { inputTexts } from '../kernel/errors.texts.ts';
import { featuresOfInput } from '../kernel/input/input-features.ts';
import { writeMoment } from '../kernel/input/moment.ts';
import { withOutcome } from '../kernel/outcome.ts';
import type { UploadFile } from '../kernel/rest/rest.ts';
import type { ConflictRecord } from './signal-conflict.ts';
import { submitSignal } from './submit-signal.ts';
import { addSignalNote, replyToSignal } from './write-message.ts';
import type { AttachmentInput } from './write-message.ts';
import { readInput } from '../kernel/input/read-input.ts';

/** A mutation's input with its files, as received by `POST /files/…`. */
export interface MessageUpload extends AuthenticatedRequest {
  /** The signal in the URL; null for a new signal. */
  signalId: string | null;
  /** The first part of the form, as parsed JSON. */
  input: unknown;
  files: AsyncIterable<UploadFile>;
  signal?: AbortSignal;
}

/**
 * Returns the mutation's result without its record. Throws failures that a user cannot correct; `describeFailure` of
 * kernel/errors.ts converts them to a response of /files.
 */
export type HandleUpload = (upload: MessageUpload) => Promise<Readonly<Record<string, unknown>>>;

export interface MessageUploads {
  replyToSignal: HandleUpload;
  submitSignal: HandleUpload;
  addSignalNote: HandleUpload;
}

type ContextFor = (principal: Principal, traceId: string) => GatewayContext;

/**
 * Mutations with files, as HTTP routes. Each has the access rule and the input of the mutation's field. Its result is that
 * of the field, without the record.
 */
export const createMessageUploads = (schema: GraphQLSchema, contextFor: ContextFor): MessageUploads => ({
  replyToSignal: upload<ReplyToSignalInput>(
    schema,
    contextFor,
    'replyToSignal',
    async (context, input, attachments) => {
      const result = await replyToSignal(context, input, attachments);
      if (result.__typename === 'SignalConflict') return withoutRecord(result);
      if (result.__typename !== 'ReplyToSignalSuccess') return { ...result };
      return { __typename: result.__typename, responseId: String(result.responseId) };
    },
  ),
  submitSignal: upload<SubmitSignalInput>(schema, contextFor, 'submitSignal', async (context, input, attachments) => {
    const result = await submitSignal(context, input, attachments);
    if (result.__typename !== 'SubmitSignalSuccess') return { ...result };
    return { __typename: result.__typename, signalId: String(result.signalId) };
  }),
  addSignalNote: upload<AddSignalNoteInput>(
    schema,
    contextFor,
    'addSignalNote',
    async (context, input, attachments) => {
      const result = await addSignalNote(context, input, attachments);
      if (result.__typename !== 'AddSignalNoteSuccess') return { ...result };
      return { __typename: result.__typename, noteId: String(result.noteId) };
    },
  ),
});

type Run<Input> = (
  context: GatewayContext,
  input: Input,
  attachments: AttachmentInput,
) => Promise<Readonly<Record<string, unknown>>>;

const upload = <Input extends object>(
  schema: GraphQLSchema,
  contextFor: ContextFor,
  mutation: keyof MessageUploads,
  run: Run<Input>,
): HandleUpload => {
  const field = schema.getMutationType()?.getFields()[mutation];
  const rule = accessRuleOf(schema, field?.astNode);
  const requiredFeature = requiredFeatureOf(schema, field?.astNode);
  const type = schema.getType(`${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`);
  if (!rule || !isInputObjectType(type)) throw new Error(`The schema has no ${mutation}.`);
  return async ({ principal, traceId, signalId, input: unparsedInput, files, signal }) => {
    const context = contextFor(principal, traceId);
    try {
      if (!satisfiesRule(rule, principal)) throw typedError('FORBIDDEN');
      const input = readInput<Input>(new GraphQLNonNull(type), unparsedInput);
      if (signalId !== null && 'signalId' in input && input.signalId !== signalId)
        throw typedError('BAD_USER_INPUT', { message: inputTexts.otherSignal, path: ['signalId'] });
      const features = new Set([
        ...(requiredFeature ? [requiredFeature] : []),
        ...featuresOfInput(schema, type, input),
      ]);
      for (const feature of features) await context.features.require(feature);
      return await run(context, input, { files, signal });
    } catch (error) {
      throw withOutcome(error, context.rest);
    }
  };
};

/** Replaces the stored signal of a conflict by its id, because only GraphQL returns records. */
const withoutRecord = ({ changedAt, current, ...conflict }: ConflictRecord) => ({
  ...conflict,
  changedAt: changedAt && writeMoment(changedAt),
  current: { id: String(current.id) },
});
