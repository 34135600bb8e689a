import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import type { AttachmentInfo, NoteRow, ResponseRow } from '../signals.schemas.ts';
import { isFileVisible, isResponseVisible } from '../list/withheld.ts';
import { requireVisible } from '../list/visible-signal.ts';

/** Reads the conversation of a signal without internal notes, oldest first. */
export const readResponses = async (
  database: Database,
  principal: Principal,
  signalId: number,
): Promise<ResponseRow[]> => {
  await requireVisible(database, principal, signalId);
  return readResponsesOfSignals(database, principal, { signalIds: [signalId], first: null });
};

interface NestedRead {
  signalIds: readonly number[];
  /** Maximum number of rows of each signal; null for all. */
  first: number | null;
}

/** Reads the conversations of several signals, each oldest first. Does not check who may see the signals. */
export const readResponsesOfSignals = async (
  database: Database,
  principal: Principal,
  { signalIds, first }: NestedRead,
): Promise<ResponseRow[]> => {
  const { rows } = await sql<StoredResponse>`
    select r.* from unnest(${signalIds}::bigint[]) requested(id) cross join lateral (
      select response.id, signal_id, response.message, kind, author, sender_email, responded_at
      from response join signal s on s.id = response.signal_id
      where signal_id = requested.id and kind <> 'INTERNAL_NOTE'
        and ${isResponseVisible(principal, sql`response.id`)}
      order by response.id limit ${first}) r
    order by r.id`.execute(database);
  const files = Map.groupBy(await readAllFiles(database, principal, signalIds), (file) => file.responseId);
  return rows.map((response) => ({
    id: response.id,
    signalId: response.signal_id,
    message: response.message,
    fromClient: response.kind === 'CLIENT',
    author: response.kind === 'OPERATOR' && isOperator(principal) ? response.author : null,
    respondedUtc: utcText(response.responded_at),
    respondedLocal: localText(response.responded_at),
    senderEmail: response.sender_email,
    attachmentToResponses: (files.get(response.id) ?? []).map(toInfo),
  }));
};

interface StoredResponse {
  id: number;
  signal_id: number;
  message: string;
  kind: string;
  author: string | null;
  sender_email: string | null;
  responded_at: string;
}

/** Reads the internal notes of a signal, oldest first. */
export const readNotes = async (database: Database, principal: Principal, signalId: number): Promise<NoteRow[]> => {
  await requireVisible(database, principal, signalId);
  const notes = await database
    .selectFrom('response')
    .select(['id', 'message', 'author', 'responded_at'])
    .where('signal_id', '=', signalId)
    .where('kind', '=', 'INTERNAL_NOTE')
    .orderBy('id')
    .execute();
  const files = Map.groupBy(await readAllFiles(database, principal, [signalId]), (file) => file.responseId);
  return notes.map(({ id, message, author, responded_at }) => ({
    id,
    signalId,
    message,
    author,
    writtenUtc: utcText(responded_at),
    writtenLocal: localText(responded_at),
    attachments: (files.get(id) ?? []).map(toInfo),
  }));
};

/** Reads the files of a signal's first message. */
export const readSignalFiles = async (
  database: Database,
  principal: Principal,
  signalId: number,
): Promise<AttachmentInfo[]> => {
  await requireVisible(database, principal, signalId);
  const files = await readAllFiles(database, principal, [signalId]);
  return files.filter((file) => file.responseId === null).map(toInfo);
};

/** Reads the files of the first message of each signal, by signal id. Does not check who may see the signals. */
export const readFilesOfSignals = async (
  database: Database,
  principal: Principal,
  { signalIds, first }: NestedRead,
): Promise<Map<number, AttachmentInfo[]>> => {
  const files = await readAllFiles(database, principal, signalIds);
  const bySignal = Map.groupBy(
    files.filter((file) => file.responseId === null),
    (file) => file.signalId,
  );
  return new Map([...bySignal].map(([id, signalFiles]) => [id, signalFiles.slice(0, first ?? undefined).map(toInfo)]));
};

type SignalFile = AttachmentInfo & { signalId: number };

const toInfo = ({ signalId: _signalId, ...info }: SignalFile): AttachmentInfo => info;

const readAllFiles = async (
  database: Database,
  principal: Principal,
  signalIds: readonly number[],
): Promise<SignalFile[]> => {
  if (signalIds.length === 0) return [];
  const files = await database
    .selectFrom('attachment')
    .innerJoin('signal as s', 's.id', 'attachment.signal_id')
    .select([
      'attachment.id',
      'signal_id',
      'response_id',
      'order_number',
      'file_name',
      'content_type',
      'size',
      'attachment.created_at',
    ])
    .where('signal_id', 'in', signalIds)
    .where(isFileVisible(principal, sql`response_id`))
    .orderBy('order_number')
    .execute();
  return files.map((file) => ({
    id: file.id,
    signalId: file.signal_id,
    responseId: file.response_id,
    attachmentOrderNumber: file.order_number,
    fileName: file.file_name,
    createdOn: utcText(file.created_at),
    createdOnLocal: localText(file.created_at),
    size: file.size,
    contentType: file.content_type,
  }));
};
