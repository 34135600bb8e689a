import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { UploadFile } from './rest.ts';

export interface MultipartBody {
  contentType: string;
  /** A buffer can be sent again, a stream cannot. */
  body: Buffer | Readable;
}

/** Writes fields, then files, as multipart/form-data. Files are streamed. */
export const writeMultipart = (
  fields: Readonly<Record<string, string>>,
  files: AsyncIterable<UploadFile> | null,
): MultipartBody => {
  const boundary = `struma-${randomUUID()}`;
  const contentType = `multipart/form-data; boundary=${boundary}`;
  const head = Object.entries(fields).map(([name, value]) => part(boundary, `name="${escape(name)}"`, value));
  const end = `--${boundary}--\r\n`;
  if (!files) return { contentType, body: Buffer.from(head.join('') + end) };
  return { contentType, body: Readable.from(chunks(boundary, head.join(''), files, end), { objectMode: false }) };
};

async function* chunks(
  boundary: string,
  head: string,
  files: AsyncIterable<UploadFile>,
  end: string,
): AsyncGenerator<Buffer> {
  if (head) yield Buffer.from(head);
  for await (const { fileName, contentType, content, partName = 'attachments' } of files) {
    const names = `name="${partName}"; filename="${escape(fileName)}"`;
    const type = `Content-Type: ${contentType.replace(/[\r\n]/g, '')}`;
    yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${names}\r\n${type}\r\n\r\n`);
    yield* content as AsyncIterable<Buffer>;
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(end);
}

const part = (boundary: string, names: string, value: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; ${names}\r\n\r\n${value}\r\n`;

const escape = (name: string): string => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
