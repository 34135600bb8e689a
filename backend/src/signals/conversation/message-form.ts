import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { AttachmentStore, StagedFile } from '../../attachments/attachment-store.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { failureTexts } from '../../kernel/http/refusal.texts.ts';
import { maxFilesOfMessage } from '@struma/shared/message-files.ts';
import { isValidText } from '@struma/shared/valid-text.ts';
import { isStorable } from '../../kernel/http/invalid-values.ts';
import { cleanFileName } from '../files/file-name.ts';
import { signalTexts } from '../signals.texts.ts';

export interface ReceivedFile extends StagedFile {
  fileName: string;
  contentType: string;
}

/** A form with a message: a new signal, a response or a note. */
export interface MessageForm {
  fields: Map<string, string>;
  files: ReceivedFile[];
}

/** Limit of one field in bytes: the JSON of a formatted document is several times longer than its text. */
const maxFieldBytes = 8_000_000;
/** Limit of all fields together, in characters: only one field is a long text. */
const maxFormCharacters = maxFieldBytes + 100_000;

/**
 * Reads the form as a stream and stages its files; unknown fields are refused. Staged files are discarded on any error.
 */
export const readForm = async (
  request: FastifyRequest,
  store: AttachmentStore,
  allowed: readonly string[],
): Promise<MessageForm> => {
  const form: MessageForm = { fields: new Map(), files: [] };
  if (!request.isMultipart()) return form;
  const limits = {
    fieldSize: maxFieldBytes,
    fileSize: Infinity,
    files: maxFilesOfMessage,
    parts: Infinity,
    // One field more than allowed, so that an unknown field can be named in the error.
    fields: allowed.length + 1,
  };
  let length = 0;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        form.files.push(await receive(part, store));
        continue;
      }
      if (!allowed.includes(part.fieldname)) throw new HttpFailure(400, signalTexts.wrongField(part.fieldname));
      if (!isStorable(part.value)) throw new HttpFailure(400, failureTexts.wrongParameter(part.fieldname));
      const text = textOf(part.value);
      length += text.length;
      if (length > maxFormCharacters) throw new HttpFailure(413, failureTexts.tooLarge);
      form.fields.set(part.fieldname, text);
    }
    return form;
  } catch (error) {
    await discardAll(form);
    // Receives and discards the rest of the body, because a browser reads the response only after it has sent the
    // whole body.
    request.raw.unpipe();
    request.raw.resume();
    if (Object(error).code === 'FST_FILES_LIMIT') throw new HttpFailure(400, signalTexts.tooManyFiles);
    throw isMalformed(error) ? new HttpFailure(400, failureTexts.wrongInput) : error;
  }
};

/**
 * True for an error of the form parser, for example for a truncated form. Such errors have no code; errors of
 * the disk and the connection have a code.
 */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !('code' in error);

export const discardAll = async (form: MessageForm): Promise<void> => {
  await Promise.all(form.files.map((file) => file.discard()));
};

const receive = async (part: MultipartFile, store: AttachmentStore): Promise<ReceivedFile> => {
  if (part.fieldname !== 'attachments') throw new HttpFailure(400, signalTexts.wrongField(part.fieldname));
  if (!isValidText(part.filename ?? '')) throw new HttpFailure(400, failureTexts.wrongParameter('attachments'));
  const staged = await store.receive(part.file);
  return {
    ...staged,
    fileName: cleanFileName(unescapeName(part.filename ?? '')),
    contentType: mediaType(part.mimetype),
  };
};

/** Returns a field as text. The form parser has parsed fields with the type JSON, which are converted back. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Decodes a file name: browsers percent-encode only quotes and line breaks in it. Line breaks are removed. */
const unescapeName = (name: string): string => name.replaceAll('%22', '"').replaceAll(/%0[DA]/gi, '');

const mediaType = (claimed: string): string =>
  /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/.test(claimed) ? claimed.toLowerCase() : 'application/octet-stream';
