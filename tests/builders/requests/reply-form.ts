import { randomUUID } from 'node:crypto';
import type { HttpClient } from './graphql-request.ts';

const boundary = 'a-boundary-of-the-tests';
export const formType = `multipart/form-data; boundary=${boundary}`;

export interface FormFile {
  name: string;
  bytes: string | Buffer;
  type?: string;
}

/** A part of a form as raw bytes: names are sent without a browser's escaping. */
export const field = (name: string, value: string): Buffer =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

export const file = ({ name, bytes, type = 'application/octet-stream' }: FormFile, fieldName = 'files'): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${fieldName}"; filename="${name}"\r\n`),
    Buffer.from(`Content-Type: ${type}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);

export const formEnd = Buffer.from(`--${boundary}--\r\n`);

/** The input of a reply to a signal, with a new idempotency key. */
export const replyInput = (signalId: string | number, input: object = {}): Record<string, unknown> => ({
  idempotencyKey: randomUUID(),
  signalId: String(signalId),
  message: { text: 'Проверихме на място.' },
  ...input,
});

/** Sends a reply with files as the web client does. */
export const sendReply = (
  client: HttpClient,
  signalId: string | number,
  { files = [], input = {} }: { files?: FormFile[]; input?: object } = {},
): Promise<Response> =>
  sendForm(client, signalId, [
    field('input', JSON.stringify(replyInput(signalId, input))),
    ...files.map((each) => file(each)),
    formEnd,
  ]);

export const sendForm = (
  client: HttpClient,
  signalId: string | number,
  parts: Buffer[],
  headers: Record<string, string> = { 'x-struma': '1' },
): Promise<Response> =>
  client.fetch(`/files/signals/${signalId}/responses`, {
    method: 'POST',
    headers: { 'content-type': formType, ...headers },
    body: Buffer.concat(parts),
  });
