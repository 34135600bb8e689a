import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeFailure, typedError } from '../kernel/errors.ts';
import { readId } from '../kernel/ids.ts';
import type { Rest } from '../kernel/rest.ts';
import { troubleIn } from '../kernel/rest-trouble.ts';
import { sendDownload } from './download.ts';
import type { FileAddress } from './download.ts';
import { filesTexts } from './files.texts.ts';
import { uploadReply } from './reply-upload.ts';
import type { ReplyToSignal, Visitor } from './reply-upload.ts';

export type FilesTools = {
  rest: Rest;
  replyToSignal: ReplyToSignal;
  /** Hears of every failure that the caller cannot be blamed for. */
  report: (error: unknown, traceId: string) => void;
};

export type FilesAnswer = { status: number; json: unknown };

/** Answers a request below /files; null if the answer has already been written. */
export type ServeFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  visitor: Visitor,
) => Promise<FilesAnswer | null>;

export const createFiles =
  (tools: FilesTools): ServeFiles =>
  async (request, response, path, visitor) => {
    try {
      return await route(tools, request, response, path, visitor);
    } catch (error) {
      const { status, body } = describeFailure(error, visitor.traceId);
      if (status >= 500 || troubleIn(error)) tools.report(error, visitor.traceId);
      if (!response.headersSent) return { status, json: body };
      // The bytes broke off: so must the connection, or what has arrived would pass for the whole file.
      response.destroy();
      return null;
    }
  };

const route = async (
  { rest, replyToSignal }: FilesTools,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  visitor: Visitor,
): Promise<FilesAnswer | null> => {
  const signalId = replyPath.exec(path)?.[1];
  if (request.method === 'POST' && signalId !== undefined) {
    return { status: 200, json: await uploadReply(replyToSignal, request, visitor, signalId) };
  }
  const address = request.method === 'GET' ? findFile(path) : null;
  if (!address) throw typedError('NOT_FOUND', { message: filesTexts.unknown });
  await sendDownload(rest.as(visitor.caller, visitor.traceId), request, response, address);
  return null;
};

/** Ids that no record can have cost no call upstream. */
const id = String.raw`(\d+)`;
const order = String.raw`(0|[1-9]\d{0,5})`;
const replyPath = new RegExp(`^/files/signals/${id}/responses$`);
const ofSignal = new RegExp(`^/files/signals/${id}/attachments/${order}$`);
const ofResponse = new RegExp(`^/files/responses/${id}/attachments/${order}$`);
const allOfSignal = new RegExp(`^/files/signals/${id}/attachments\\.zip$`);

const findFile = (path: string): FileAddress | null => {
  const [, signalId, signalOrder] = ofSignal.exec(path) ?? [];
  if (isKnowable(signalId) && signalOrder !== undefined) {
    const query = { signalId, attachmentOrderNumber: signalOrder };
    return { path: '/api/Attachment/DownloadAttachmentFileBySignalId/', query };
  }
  const [, responseId, responseOrder] = ofResponse.exec(path) ?? [];
  if (isKnowable(responseId) && responseOrder !== undefined) {
    const query = { responseId, attachmentOrderNumber: responseOrder };
    return { path: '/api/Attachment/DownloadAttachmentFile/', query };
  }
  const allId = allOfSignal.exec(path)?.[1];
  if (!isKnowable(allId)) return null;
  return { path: '/api/Attachment/DownloadAllAttachmentsBySignalId/', query: { signalId: allId } };
};

const isKnowable = (text: string | undefined): text is string => text !== undefined && readId(text) !== null;
