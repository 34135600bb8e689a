import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import type { AttachmentInfo, NoteRow, ResponseRow } from '../signals.schemas.ts';
import { requireVisible } from '../list/visible-signal.ts';

/** Reads the conversation of a signal without internal notes, oldest first. */
export const readResponses = async (
  database: Database,
  principal: Principal,
  signalId: number,
): Promise<ResponseRow[]> => {
  await requireVisible(database, principal, signalId);
  const responses = await database
    .selectFrom('response')
    .select(['id', 'message', 'kind', 'author', 'sender_email', 'responded_at'])
    .where('signal_id', '=', signalId)
    .where('kind', '<>', 'INTERNAL_NOTE')
    .orderBy('id')
    .execute();
  const files = Map.groupBy(await readFiles(database, signalId), (file) => file.responseId);
  return responses.map((response) => ({
    id: response.id,
    signalId,
    message: response.message,
    fromClient: response.kind === 'CLIENT',
    author: response.kind === 'OPERATOR' && isOperator(principal) ? response.author : null,
    respondedUtc: utcText(response.responded_at),
    respondedLocal: localText(response.responded_at),
    senderEmail: response.sender_email,
    attachmentToResponses: files.get(response.id) ?? [],
  }));
};

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
  const files = Map.groupBy(await readFiles(database, signalId), (file) => file.responseId);
  return notes.map(({ id, message, author, responded_at }) => ({
    id,
    signalId,
    message,
    author,
    writtenUtc: utcText(responded_at),
    writtenLocal: localText(responded_at),
    attachments: files.get(id) ?? [],
  }));
};

/** Reads the files of a signal's first message. */
export const readSignalFiles = async (
  database: Database,
  principal: Principal,
  signalId: number,
): Promise<AttachmentInfo[]> => {
  await requireVisible(database, principal, signalId);
  const files = await readFiles(database, signalId);
  return files.filter((file) => file.responseId === null);
};

const readFiles = async (database: Database, signalId: number): Promise<AttachmentInfo[]> => {
  const files = await database
    .selectFrom('attachment')
    .select(['id', 'response_id', 'order_number', 'file_name', 'content_type', 'size', 'created_at'])
    .where('signal_id', '=', signalId)
    .orderBy('order_number')
    .execute();
  return files.map((file) => ({
    id: file.id,
    responseId: file.response_id,
    attachmentOrderNumber: file.order_number,
    fileName: file.file_name,
    createdOn: utcText(file.created_at),
    createdOnLocal: localText(file.created_at),
    size: file.size,
    contentType: file.content_type,
  }));
};
