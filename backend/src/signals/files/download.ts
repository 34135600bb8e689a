import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { requirePrincipal, type Principal } from '../../kernel/access/access.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { contentDisposition } from '../../kernel/http/content-disposition.ts';
import { isUnchanged } from '../../kernel/http/etag.ts';
import { dateOf } from '../../kernel/moment.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { archiveOf } from './archive.ts';
import type { SignalServices } from '../services.ts';
import { signalTexts } from '../signals.texts.ts';
import { isFileVisible } from '../list/withheld.ts';
import { visibleTo } from '../list/visible-signal.ts';

type Message = { signalId: number } | { responseId: number };

/** Sends one file of a response, or of a signal's first message. */
export const sendFile = async (
  { database, store }: SignalServices,
  which: Message & { attachmentOrderNumber: number },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> => {
  let query = filesFor(database, requirePrincipal(request))
    .select(['file_name', 'content_type', 'size', 'sha256'])
    .where('order_number', '=', which.attachmentOrderNumber);
  if ('responseId' in which) query = query.where('response_id', '=', which.responseId);
  else query = query.where('signal_id', '=', which.signalId).where('response_id', 'is', null);
  const file = await query.executeTakeFirst();
  if (!file) throw new HttpFailure(404, signalTexts.unknownFile);
  setDownloadHeaders(reply, file.file_name);
  if (isUnchanged(request, reply, file.sha256)) return reply.send();
  const bytes = await store.read(file.sha256);
  return reply.type(toSafeContentType(file.content_type)).header('content-length', file.size).send(bytes);
};

/** Sends all files of a signal and of its responses. */
export const sendArchive = async (
  { database, store }: SignalServices,
  signalId: number,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> => {
  const files = await filesFor(database, requirePrincipal(request))
    .select(['file_name as name', 'size', 'sha256', 'created_at'])
    .where('signal_id', '=', signalId)
    .orderBy((order) => order.fn.coalesce('response_id', order.lit(0)))
    .orderBy('order_number')
    .execute();
  if (files.length === 0) throw new HttpFailure(404, signalTexts.noFiles);
  const entries = files.map(({ created_at, ...file }) => ({ ...file, createdAt: dateOf(created_at) }));
  setDownloadHeaders(reply, `signal-${signalId}.zip`);
  return reply.type('application/zip').send(archiveOf(entries, store));
};

/** Selects the files of signals that the person may see; files of internal notes only for operators. */
const filesFor = (database: Database, principal: Principal) => {
  const files = database.selectFrom('attachment');
  if (isOperator(principal)) return files;
  return files
    .where(
      sql<boolean>`exists (
        select from signal s where s.id = attachment.signal_id
          and ${sql.join([...visibleTo(principal), isFileVisible(principal, sql`attachment.response_id`)], sql` and `)}
      )`,
    )
    .where(
      sql<boolean>`not exists (select from response r where r.id = attachment.response_id and r.kind = 'INTERNAL_NOTE')`,
    );
};

/** Sets headers with which a browser saves a file of any type and never displays it as a page of this origin. */
const setDownloadHeaders = (reply: FastifyReply, name: string): void => {
  void reply.headers({
    'content-disposition': contentDisposition(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-cache',
  });
};

/** Files of other content types are sent as binary data. */
const safeContentTypes =
  /^(image\/(png|jpeg|gif|webp|bmp|tiff|heic)|video\/[\w.+-]+|audio\/[\w.+-]+|text\/(plain|csv)|application\/(pdf|zip|msword|vnd\.[\w.+-]+))$/;

const toSafeContentType = (claimed: string): string =>
  safeContentTypes.test(claimed) ? claimed : 'application/octet-stream';
