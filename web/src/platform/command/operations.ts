import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { readError } from '../request/read-error.ts';
import { isRecord } from '../json.ts';
import type { CommandResponse, Operation } from './command.ts';
import { type MutationDocument, type ResultOf, sendMutation } from './send-mutation.ts';
import { upload, type UploadResponse, uploadForm } from './upload.ts';

/** Returns the operation that sends a mutation of a `.graphql` file. */
export const mutation =
  <Input, Data extends object>(document: MutationDocument<Input, Data>): Operation<Input, ResultOf<Data>> =>
  async (input, { client }) => {
    if (!client) throw new Error('A mutation is sent outside of an ApolloProvider.');
    try {
      return { status: 200, result: await sendMutation(client, document, input), error: {} };
    } catch (error) {
      return failedResponse(error);
    }
  };

type UploadResult = Readonly<Record<string, unknown>>;

/** Returns the operation that sends a mutation's input with files to a route, which returns the mutation's result. */
export const uploadTo =
  <Input extends object>(path: string): Operation<Input, UploadResult> =>
  async (input, { files, onProgress, signal }) =>
    toResponse(await upload(path, uploadForm(input, files), { onProgress, signal }));

export const toResponse = ({ status, body, ...cancelled }: UploadResponse): CommandResponse<UploadResult> => {
  const fields = isRecord(body) ? body : {};
  return { status, result: status === 200 ? fields : null, error: fields, ...cancelled };
};

const failedResponse = (error: unknown): CommandResponse<never> => {
  const { reason, code, traceId } = readError(error);
  const outcome = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['outcome'] : undefined;
  return { status: statusOf(error, code), result: null, error: { code, message: reason, reason, traceId, outcome } };
};

const statusOf = (error: unknown, code: string): number => {
  if (code === 'UNAUTHENTICATED') return 401;
  if (ServerError.is(error)) return error.statusCode;
  if (!CombinedGraphQLErrors.is(error)) return 0;
  // An error below the root field: the mutation ran, and reading its result failed.
  const isBelowRoot = (error.errors[0]?.path?.length ?? 0) > 1;
  return isBelowRoot || faultCodes.has(code) ? 502 : 400;
};

const faultCodes: ReadonlySet<string> = new Set(['UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT', 'INTERNAL_SERVER_ERROR']);
