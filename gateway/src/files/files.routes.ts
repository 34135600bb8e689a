import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticatedRequest } from '../kernel/access/principal.ts';
import { typedError } from '../kernel/errors.ts';
import { requireAuthenticated } from '../kernel/http/http-failure.ts';
import type { Routes } from '../kernel/http/server.ts';
import { readId } from '../kernel/input/ids.ts';
import { createTurns } from '../kernel/limits/turns.ts';
import type { Rest } from '../kernel/rest/rest.ts';
import { sendDownload } from './download.ts';
import type { FileAddress } from './download.ts';
import { filesTexts } from './files.texts.ts';
import { uploadMessage } from './message-upload.ts';
import type { HandleMessage } from './message-upload.ts';

export type FilesDeps = {
  rest: Rest;
  uploads: {
    replyToSignal: HandleMessage;
    submitSignal?: HandleMessage;
    addSignalNote?: HandleMessage;
    importFile?: HandleMessage;
  };
  /** Throws if the principal may not read imported files. If absent, imported files cannot be downloaded. */
  requireImportAccess?: (request: AuthenticatedRequest) => void;
  /** Lists as CSV, by file name. Each function returns the REST path and query for the request. */
  exports?: Readonly<
    Record<string, (request: AuthenticatedRequest, parameters: URLSearchParams) => Promise<FileAddress>>
  >;
  /**
   * Throws if the principal may not read files, or if the service would also return files of other persons' signals.
   */
  requireAttachmentAccess: (request: AuthenticatedRequest) => Promise<void>;
  /** Time limit for the first byte of a download. */
  firstByteTimeoutMs: number;
};

type FileRequest = FastifyRequest<{ Params: { id?: string; order?: string }; Querystring: URLSearchParams }>;

const rules = { access: 'signed-in', rateLimit: 'request' } as const;

/** Uploads and downloads. The handler, the export, `requireAttachmentAccess` or `requireImportAccess` checks access. */
export const createFileRoutes =
  ({
    rest,
    uploads,
    exports = {},
    requireAttachmentAccess,
    requireImportAccess,
    firstByteTimeoutMs,
  }: FilesDeps): Routes =>
  async (server) => {
    await server.register(multipart);
    const takeTurn = createTurns();
    const download = async (request: FastifyRequest, reply: FastifyReply, address: FileAddress): Promise<void> => {
      const { principal, traceId } = requireAuthenticated(request);
      await takeTurn({ subject: principal.subject, kind: 'download', response: reply.raw }, () =>
        sendDownload(rest.as(principal, traceId), request.raw, reply.raw, { ...address, firstByteTimeoutMs }),
      );
    };
    for (const [template, name] of Object.entries(uploadRoutes)) {
      const handle = uploads[name];
      if (handle)
        server.post(
          toUrl(template),
          { config: { rules: { ...rules, body: 'upload' } } },
          (request: FileRequest, reply) => {
            const authenticated = requireAuthenticated(request);
            // An import has no mutation. The handlers of the other uploads check the access rule of their mutation.
            if (name === 'importFile') requireImportAccess?.(authenticated);
            const signalId = request.params.id ?? null;
            return uploadMessage(handle, { ...authenticated, request, reply, signalId, takeTurn });
          },
        );
    }
    for (const [name, findExport] of Object.entries(exports))
      server.get(`/files/${name}.csv`, { config: { rules } }, async (request: FileRequest, reply) =>
        download(request, reply, await findExport(requireAuthenticated(request), request.query)),
      );
    for (const [template, addressOf] of Object.entries(downloads))
      server.get(toUrl(template), { config: { rules } }, async (request: FileRequest, reply) => {
        const { id = '', order = '' } = request.params;
        // No upstream call for an id that no record can have.
        if (readId(id) === null) throw notFound();
        await requireAttachmentAccess(requireAuthenticated(request));
        return download(request, reply, addressOf(id, order));
      });
    if (requireImportAccess)
      for (const [template, addressOf] of Object.entries(importDownloads))
        server.get(toUrl(template), { config: { rules } }, (request: FileRequest, reply) => {
          requireImportAccess(requireAuthenticated(request));
          return download(request, reply, addressOf(request.params.id ?? '', request.query));
        });
    server.all('/files/*', { config: { rules } }, () => {
      throw notFound();
    });
  };

const notFound = (): Error => typedError('NOT_FOUND', { message: filesTexts.unknown });

/** Upload URLs and the names of their handlers in `uploads`. */
const uploadRoutes: Readonly<Record<string, keyof FilesDeps['uploads']>> = {
  '/files/signals': 'submitSignal',
  '/files/signals/{id}/responses': 'replyToSignal',
  '/files/signals/{id}/notes': 'addSignalNote',
  '/files/imports': 'importFile',
};

/** Download URLs and their REST paths. */
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

/** Download URLs of imported files. The client copies the two names of an error file from the list of imports. */
const importDownloads: Readonly<Record<string, (id: string, parameters: URLSearchParams) => FileAddress>> = {
  '/files/imports/{id}/file': (importFileId) => ({
    path: '/api/ImportFile/DownloadImportedFile/',
    query: { importFileId },
  }),
  '/files/imports/{id}/original': (importFileId) => ({ path: '/struma/imports/original', query: { importFileId } }),
  '/files/imports/{id}/errors': (importFileId, parameters) => ({
    path: '/api/ImportFile/DownloadErrorFile/',
    query: {
      importFileName: parameters.get('importFileName') ?? '',
      erroFileName: parameters.get('erroFileName') ?? '',
      importFileId,
    },
  }),
};

/** The routes of uploads and downloads, such as `GET /files/signals/{id}/attachments.zip`, without the lists as CSV. */
export const fileRoutes: readonly string[] = [
  ...Object.keys(uploadRoutes).map((template) => `POST ${template}`),
  ...Object.keys({ ...downloads, ...importDownloads }).map((template) => `GET ${template}`),
];

const toUrl = (template: string): string =>
  template.replace('{id}', String.raw`:id(^\d+$)`).replace('{order}', String.raw`:order(^(?:0|[1-9]\d{0,5})$)`);
