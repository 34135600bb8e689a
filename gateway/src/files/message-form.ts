import type { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { typedError } from '../kernel/errors.ts';
import type { ErrorDetails } from '../kernel/errors.ts';
import { inputTexts } from '../kernel/errors.texts.ts';
import { maxFilesOfMessage } from '@struma/shared/message-files.ts';
import { isValidText } from '@struma/shared/valid-text.ts';
import type { UploadFile } from '../kernel/rest/rest.ts';
import { hasTooManyMembers } from '../kernel/input/invalid-values.ts';
import { countParts } from './count-parts.ts';
import { filesTexts } from './files.texts.ts';

/** A form with the input of a mutation, then files. The form is parsed only as fast as the files are read. */
export type MessageForm = {
  input: unknown;
  files: AsyncIterable<UploadFile>;
  /** Aborted with the reason when the form turns out to be invalid or the client disconnects. */
  broken: AbortSignal;
  /** Stops parsing and discards the rest of the request. */
  stop: () => void;
};

/** Files are streamed, so their size is not limited here. */
const limits = {
  fields: 0,
  fileSize: Infinity,
  // The input and the files. All parts are read as files: the parser would parse a field in JSON without a limit.
  files: maxFilesOfMessage + 1,
  // One more than the limit of files, so that a further file is reported by that limit.
  parts: maxFilesOfMessage + 2,
  headerPairs: 20,
  headerSize: 8192,
};

export const readMessageForm = async (request: FastifyRequest): Promise<MessageForm> => {
  // The counter is attached before the form's parser, so that the counter receives each chunk first.
  const countSent = request.isMultipart() ? countParts(request.raw) : null;
  if (!countSent) throw formError('BAD_REQUEST', { message: filesTexts.noForm });
  return readParts(request, countSent);
};

/** The longest message fits, even if its JSON escapes every character. */
const maxInputBytes = 1024 * 1024;

const readParts = async (request: FastifyRequest, countSent: () => number): Promise<MessageForm> => {
  const { raw } = request;
  let parsed = 0;
  const broken = new AbortController();
  const fail = (error?: unknown): never => {
    broken.abort(toFormError(error));
    throw broken.signal.reason;
  };
  const parts = request.parts({
    limits,
    isPartAFile: () => {
      parsed += 1;
      return true;
    },
  });
  // The parser itself waits endlessly for the rest of a form whose client has disconnected.
  const disconnected = new Promise<never>((_resolve, reject) => {
    raw.once('close', () => {
      if (raw.complete) return;
      broken.abort(toFormError());
      reject(broken.signal.reason as Error);
    });
  });
  disconnected.catch(() => undefined);
  const next = (): Promise<Multipart | undefined> =>
    Promise.race([parts.next().then(({ value }) => value, fail), disconnected]);
  let currentFile: Readable | undefined;
  const stop = (): void => {
    raw.unpipe();
    currentFile?.destroy();
    raw.resume();
  };
  /** Refuses the form. The REST service has not received a complete form, so it stores nothing. */
  const refuse = (error: Error): never => {
    broken.abort(error);
    throw error;
  };
  async function* eachFile(): AsyncGenerator<UploadFile> {
    for (let part = await next(); part; part = await next()) {
      if (part.type !== 'file' || part.fieldname !== 'files') return refuse(wrongPart('files'));
      if (!isValidText(part.filename ?? ''))
        return refuse(formError('BAD_USER_INPUT', { message: inputTexts.invalidText, path: ['files'] }));
      currentFile = part.file.once('error', (error) => {
        // Node emits AbortError if the service has answered before the end of the file: its answer counts.
        if (error.name !== 'AbortError') broken.abort(toFormError(error));
      });
      yield { fileName: part.filename || 'file', contentType: part.mimetype, content: part.file };
    }
    if (countSent() !== parsed) refuse(formError('BAD_REQUEST', { message: filesTexts.unnamedPart }));
  }
  try {
    const part = await next();
    if (part?.type === 'file') currentFile = part.file;
    const input = await Promise.race([readInput(part), disconnected]);
    return { input, files: eachFile(), broken: broken.signal, stop };
  } catch (error) {
    stop();
    throw error;
  }
};

const readInput = async (part: Multipart | undefined): Promise<unknown> => {
  if (part?.type !== 'file' || part.fieldname !== 'input') throw withoutInput();
  const bytes = await readInputBytes(part.file);
  if (!bytes) throw formError('BAD_USER_INPUT', { message: filesTexts.inputTooLarge });
  if (hasTooManyMembers(bytes)) throw formError('BAD_USER_INPUT', { message: inputTexts.tooManyMembers });
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw withoutInput();
  }
};

/** Returns null if the input is too long. */
const readInputBytes = async (content: AsyncIterable<Buffer>): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > maxInputBytes) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    throw toFormError(error);
  }
  return Buffer.concat(chunks);
};

const toFormError = (error?: unknown): Error => {
  const { code } = Object(error) as { code?: string };
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return formError('BAD_USER_INPUT', { message: filesTexts.tooMany, path: ['files'] });
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_INVALID_JSON_FIELD_ERROR' || code === 'FST_PROTO_VIOLATION')
    return withoutInput();
  return formError('BAD_REQUEST', { message: filesTexts.broken });
};

const withoutInput = (): Error => wrongPart('input');

/** The error of a form in which a part is missing or another part is in its place. */
const wrongPart = (expected: 'input' | 'files'): Error =>
  formError('BAD_REQUEST', { message: filesTexts.noInput, path: [expected] });

const formError = (code: 'BAD_REQUEST' | 'BAD_USER_INPUT', details: ErrorDetails): Error =>
  typedError(code, { ...details, outcome: 'NOT_DONE' });
