import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visitor } from '../kernel/access/caller.ts';
import { describeFailure, typedError } from '../kernel/errors.ts';
import { readId } from '../kernel/input/ids.ts';
import type { JsonAnswer } from '../kernel/json-answer.ts';
import type { Rest } from '../kernel/rest/rest.ts';
import { troubleIn } from '../kernel/rest/upstream-error.ts';
import { sendDownload } from './download.ts';
import type { FileAddress } from './download.ts';
import { filesTexts } from './files.texts.ts';
import { uploadMessage } from './message-upload.ts';
import type { TakeMessage } from './message-upload.ts';

export type FilesTools = {
  rest: Rest;
  uploads: { replyToSignal: TakeMessage; submitSignal?: TakeMessage; addSignalNote?: TakeMessage };
  /** Lists as CSV, by the name of the file: finds where the service has the file that the address describes. */
  exports?: Readonly<Record<string, (visitor: Visitor, parameters: URLSearchParams) => Promise<FileAddress>>>;
  /** Throws where the visitor may not have files, or where a service would not keep those of others from him. */
  demandAttachments: (visitor: Visitor) => Promise<void>;
  /** Hears of every failure that the caller cannot be blamed for. */
  report: (error: unknown, traceId: string) => void;
};

/** Answers a request below /files; null if the answer has already been written. */
export type ServeFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  visitor: Visitor,
) => Promise<JsonAnswer | null>;

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
  { rest, uploads, exports, demandAttachments }: FilesTools,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  visitor: Visitor,
): Promise<JsonAnswer | null> => {
  const upload = request.method === 'POST' ? findUpload(uploads, path) : null;
  if (upload) return { status: 200, json: await uploadMessage(upload.take, request, visitor, upload.signalId) };
  const calls = rest.as(visitor.caller, visitor.traceId);
  const findExport = request.method === 'GET' ? exports?.[exportName(path)] : undefined;
  if (findExport) {
    const parameters = new URL(request.url ?? '', 'http://gateway').searchParams;
    await sendDownload(calls, request, response, await findExport(visitor, parameters));
    return null;
  }
  const address = request.method === 'GET' ? findFile(path) : null;
  if (!address) throw typedError('NOT_FOUND', { message: filesTexts.unknown });
  await demandAttachments(visitor);
  await sendDownload(calls, request, response, address);
  return null;
};

/** Where a message comes with its files, and the mutation that it is. */
const uploadRoutes: Readonly<Record<string, keyof FilesTools['uploads']>> = {
  '/files/signals': 'submitSignal',
  '/files/signals/{id}/responses': 'replyToSignal',
  '/files/signals/{id}/notes': 'addSignalNote',
};

/** `signals` of `/files/signals.csv`: all rows of a list, with its `filter` and `sort` as parameters. */
const exportName = (path: string): string => /^\/files\/([a-z-]+)\.csv$/.exec(path)?.[1] ?? '';

/** What can be downloaded, and where the service keeps it. */
const downloads: Readonly<Record<string, (id: string, order: string) => FileAddress>> = {
  '/files/signals/{id}/attachments/{order}': (signalId, attachmentOrderNumber) => ({
    path: '/api/Attachment/DownloadAttachmentFileBySignalId/',
    query: { signalId, attachmentOrderNumber },
  }),
  '/files/responses/{id}/attachments/{order}': (responseId, attachmentOrderNumber) => ({
    path: '/api/Attachment/DownloadAttachmentFile/',
    query: { responseId, attachmentOrderNumber },
  }),
  '/files/signals/{id}/attachments.zip': (signalId) => ({
    path: '/api/Attachment/DownloadAllAttachmentsBySignalId/',
    query: { signalId },
  }),
};

/** Every route below /files, as in `GET /files/signals/{id}/attachments.zip`. */
export const fileRoutes: readonly string[] = [
  ...Object.keys(uploadRoutes).map((template) => `POST ${template}`),
  ...Object.keys(downloads).map((template) => `GET ${template}`),
];

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .replaceAll('.', String.raw`\.`)
      .replace('{id}', String.raw`(\d+)`)
      .replace('{order}', String.raw`(0|[1-9]\d{0,5})`)}$`,
  );

const uploadPaths = Object.entries(uploadRoutes).map(([template, name]) => ({ pattern: patternOf(template), name }));

const findUpload = (
  uploads: FilesTools['uploads'],
  path: string,
): { take: TakeMessage; signalId: string | null } | null => {
  for (const { pattern, name } of uploadPaths) {
    const found = pattern.exec(path);
    const take = uploads[name];
    if (found && take) return { take, signalId: found[1] ?? null };
  }
  return null;
};

const downloadPaths = Object.entries(downloads).map(([template, addressOf]) => ({
  pattern: patternOf(template),
  addressOf,
}));

/** Ids that no record can have cost no call upstream. */
const findFile = (path: string): FileAddress | null => {
  for (const { pattern, addressOf } of downloadPaths) {
    const [, id, order = ''] = pattern.exec(path) ?? [];
    if (id !== undefined && readId(id) !== null) return addressOf(id, order);
  }
  return null;
};
