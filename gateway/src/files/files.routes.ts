import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../kernel/access/caller.ts';
import { typedError } from '../kernel/errors.ts';
import { visitorOf } from '../kernel/http/http-failure.ts';
import type { Routes } from '../kernel/http/server.ts';
import { readId } from '../kernel/input/ids.ts';
import type { Rest } from '../kernel/rest/rest.ts';
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
  /** Time until the first byte of a download. */
  firstByteTimeoutMs: number;
};

type FileRequest = FastifyRequest<{ Params: { id?: string; order?: string }; Querystring: URLSearchParams }>;

const rules = { access: 'signed-in', rateLimit: 'request' } as const;

/** Uploads and downloads. What a caller may have is checked by the mutation, the export or `demandAttachments`. */
export const createFileRoutes =
  ({ rest, uploads, exports = {}, demandAttachments, firstByteTimeoutMs }: FilesTools): Routes =>
  async (server) => {
    await server.register(multipart);
    const download = (request: FastifyRequest, reply: FastifyReply, address: FileAddress): Promise<void> => {
      const { caller, traceId } = visitorOf(request);
      return sendDownload(rest.as(caller, traceId), request.raw, reply.raw, { ...address, firstByteTimeoutMs });
    };
    for (const [template, name] of Object.entries(uploadRoutes)) {
      const take = uploads[name];
      if (take)
        server.post(toUrl(template), { config: { rules: { ...rules, body: 'upload' } } }, (request: FileRequest) =>
          uploadMessage(take, request, visitorOf(request), request.params.id ?? null),
        );
    }
    for (const [name, findExport] of Object.entries(exports))
      server.get(`/files/${name}.csv`, { config: { rules } }, async (request: FileRequest, reply) =>
        download(request, reply, await findExport(visitorOf(request), request.query)),
      );
    for (const [template, addressOf] of Object.entries(downloads))
      server.get(toUrl(template), { config: { rules } }, async (request: FileRequest, reply) => {
        const { id = '', order = '' } = request.params;
        // An id that no record can have costs no call upstream.
        if (readId(id) === null) throw notFound();
        await demandAttachments(visitorOf(request));
        return download(request, reply, addressOf(id, order));
      });
    server.all('/files/*', { config: { rules } }, () => {
      throw notFound();
    });
  };

const notFound = (): Error => typedError('NOT_FOUND', { message: filesTexts.unknown });

/** Where a message comes with its files, and the mutation that it is. */
const uploadRoutes: Readonly<Record<string, keyof FilesTools['uploads']>> = {
  '/files/signals': 'submitSignal',
  '/files/signals/{id}/responses': 'replyToSignal',
  '/files/signals/{id}/notes': 'addSignalNote',
};

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

const toUrl = (template: string): string =>
  template.replace('{id}', String.raw`:id(^\d+$)`).replace('{order}', String.raw`:order(^(?:0|[1-9]\d{0,5})$)`);
