import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { StagedFile } from '../attachments/attachment-store.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { isValidText } from '@struma/shared/valid-text.ts';
import { failureTexts } from '../kernel/http/refusal.texts.ts';
import { watchChunks } from './csv/watch-chunks.ts';
import { toStoredName } from './csv/file-name.ts';
import { importTexts as texts } from './imports.texts.ts';

export interface UploadedFile {
  fileName: string;
  contentType: string;
  /** Receives and stores the content. `onChunk` is called with each part of it. */
  receive(store: AttachmentStore, onChunk: (chunk: Buffer) => void): Promise<StagedFile>;
}

/** Reads the name and the content type of the form's file. The content has no size limit. */
export const readUpload = async (request: FastifyRequest): Promise<UploadedFile> => {
  const limits = { fileSize: Infinity, files: 1, fields: 10, parts: 11 };
  const part = request.isMultipart() ? await request.file({ limits }).catch(() => undefined) : undefined;
  if (part?.fieldname !== 'file') return refuse(request, texts.noFile);
  // Browsers send a quote in a file name as %22.
  const fileName = toStoredName((part.filename ?? '').replaceAll('%22', '"'));
  if (!isValidText(part.filename ?? '')) return refuse(request, failureTexts.wrongParameter('file'));
  if (!/\.csv$/i.test(fileName)) return refuse(request, texts.onlyCsv);
  return {
    fileName,
    contentType: /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/.test(part.mimetype) ? part.mimetype.toLowerCase() : 'text/csv',
    receive: (store, onChunk) => receive(request, part, store, onChunk),
  };
};

/** Throws a failure with status 400. Discards the rest of the body: browsers send it before reading the response. */
const refuse = (request: FastifyRequest, message: string): never => {
  request.raw.unpipe();
  request.raw.resume();
  throw new HttpFailure(400, message);
};

const receive = async (
  request: FastifyRequest,
  part: MultipartFile,
  store: AttachmentStore,
  onChunk: (chunk: Buffer) => void,
): Promise<StagedFile> => {
  const watched = watchChunks(part.file, onChunk);
  try {
    return await store.receive(watched);
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
};
