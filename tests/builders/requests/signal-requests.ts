import { randomUUID } from 'node:crypto';
import type { BrowserClient } from '../people/browser-client.ts';
import { field, file, formEnd, formType, replyInput, type FormFile } from './reply-form.ts';
import { execute } from './graphql-request.ts';

export type Data = Record<string, Record<string, unknown>>;

/** Sends a GraphQL request and returns the data of the response; throws if the response has no data. */
export const run = async (
  client: BrowserClient,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> => {
  const { data, errors } = await execute<Data>(client, query, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
};

/** Sends a GraphQL request and returns the code of its first error. */
export const codeOf = async (client: BrowserClient, query: string, variables: Record<string, unknown> = {}) =>
  (await execute(client, query, variables)).errors[0]?.code;

export const conflictFields =
  '... on SignalConflict { message fields changedBy changedAt current { id status takenBy { name } } }';

export const changeStatus = (
  client: BrowserClient,
  id: string,
  status: string,
  expectedStatus?: string,
): Promise<Data> =>
  run(
    client,
    `mutation ($input: ChangeSignalStatusInput!) { changeSignalStatus(input: $input) {
      __typename ... on ChangeSignalStatusSuccess { status serviceMessage signal { id status closedAt } }
      ... on Refusal { code message } ${conflictFields}
    } }`,
    { input: { id, status, ...(expectedStatus && { expectedStatus }) } },
  );

export const submitSignal = (client: BrowserClient, input: object): Promise<Data> =>
  run(
    client,
    `mutation ($input: SubmitSignalInput!) { submitSignal(input: $input) {
      __typename ... on SubmitSignalSuccess { signalId signal { title channel status needsReply submitter { name } location { latitude } } }
      ... on InvalidInput { message problems { path code } } ... on Refusal { code message }
    } }`,
    { input: { idempotencyKey: randomUUID(), title: 'Теч', message: { text: 'Тече' }, ...input } },
  );

export const replyTo = (client: BrowserClient, signalId: string, input: object = {}): Promise<Data> =>
  run(
    client,
    `mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) {
      __typename ... on ReplyToSignalSuccess { responseId signal { needsReply } } ... on Refusal { code message } ${conflictFields}
    } }`,
    { input: replyInput(signalId, input) },
  );

/** Uploads the input of a mutation and files to a route below /files. */
export const sendInput = (
  client: BrowserClient,
  path: string,
  input: object,
  files: readonly FormFile[] = [],
): Promise<Response> =>
  client.fetch(path, {
    method: 'POST',
    headers: { 'content-type': formType, 'x-struma': '1' },
    body: Buffer.concat([field('input', JSON.stringify(input)), ...files.map((each) => file(each)), formEnd]),
  });
