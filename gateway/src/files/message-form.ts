import { on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyInstance } from '@fastify/busboy';
import type { UploadFile } from '../kernel/rest/rest.ts';
import { typedError } from '../kernel/errors.ts';
import { inputTexts } from '../kernel/errors.texts.ts';
import { isText } from '../kernel/input/unfit-values.ts';
import { filesTexts } from './files.texts.ts';

/** A form whose first part is a mutation's input and whose others are files, read no faster than they are passed on. */
export type MessageForm = {
  input: unknown;
  files: AsyncIterable<UploadFile>;
  /** Aborted with the reason as soon as the form turns out broken. */
  broken: AbortSignal;
  /** Stops reading and lets the rest of the request run dry. */
  stop: () => void;
};

const inputLimit = 256 * 1024;
const partsLimit = 1000;

export const readMessageForm = async (request: IncomingMessage): Promise<MessageForm> => {
  const parser = createParser(request);
  const broken = new AbortController();
  const open = new Set<Readable>();
  const fail = (error: Error): void => {
    broken.abort(error);
    for (const content of open) content.destroy(error);
    parser.destroy(error);
  };
  const incoming = on(parser, 'file', { close: ['finish'], signal: broken.signal });
  parser.on('file', (_name, content) => {
    open.add(content);
    content.on('error', ignore);
    content.once('close', () => open.delete(content));
  });
  parser.on('error', () => fail(typedError('BAD_REQUEST', { message: filesTexts.broken })));
  parser.on('fieldsLimit', () => fail(withoutInput()));
  parser.on('partsLimit', () => fail(typedError('BAD_USER_INPUT', { message: filesTexts.tooMany })));
  request.once('close', () => {
    if (!request.complete) fail(typedError('BAD_REQUEST', { message: filesTexts.broken }));
  });
  const first = firstPart(parser, broken.signal);
  request.pipe(parser);
  const stop = (): void => {
    request.unpipe(parser);
    for (const content of open) content.destroy();
    request.resume();
  };
  try {
    return { input: await first, files: eachFile(incoming), broken: broken.signal, stop };
  } catch (error) {
    stop();
    throw broken.signal.aborted ? broken.signal.reason : error;
  }
};

const ignore = (): void => undefined;

const createParser = (request: IncomingMessage): BusboyInstance => {
  const type = request.headers['content-type'] ?? '';
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': type },
      isPartAFile: (name) => name !== 'input',
      limits: { fieldSize: inputLimit, fields: 1, parts: partsLimit, headerPairs: 20, headerSize: 8192 },
    });
  } catch {
    throw typedError('BAD_REQUEST', { message: filesTexts.noForm });
  }
};

const firstPart = async (parser: BusboyInstance, signal: AbortSignal): Promise<unknown> => {
  const { name, text, isTruncated } = await firstField(parser, signal);
  if (isTruncated) throw typedError('BAD_USER_INPUT', { message: filesTexts.inputTooLarge });
  if (name !== 'input') throw withoutInput();
  try {
    return JSON.parse(text);
  } catch {
    throw withoutInput();
  }
};

type Field = { name: string; text: string; isTruncated: boolean };

const firstField = (parser: BusboyInstance, signal: AbortSignal): Promise<Field> =>
  new Promise((resolve, reject) => {
    const missing = (): void => reject(withoutInput());
    parser.once('field', (name, text, _nameIsCut, isTruncated) => resolve({ name, text, isTruncated }));
    parser.once('file', missing);
    parser.once('finish', missing);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const withoutInput = (): Error => typedError('BAD_REQUEST', { message: filesTexts.noInput });

async function* eachFile(incoming: AsyncIterable<unknown[]>): AsyncGenerator<UploadFile> {
  for await (const event of incoming) {
    const [name, content, fileName, , contentType] = event as [string, Readable, string | undefined, string, string];
    if (name !== 'files') throw withoutInput();
    if (!isText(fileName ?? '')) throw typedError('BAD_USER_INPUT', { message: inputTexts.unfitText, path: ['files'] });
    yield { fileName: fileName ?? 'file', contentType, content };
  }
}
