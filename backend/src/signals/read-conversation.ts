import type { Database } from '../kernel/database.ts';
import { localText, utcText } from '../kernel/moment.ts';
import { HttpFailure } from '../kernel/refusal.ts';
import type { AttachmentInfo, ResponseRow } from './signals.schemas.ts';
import { signalTexts } from './signals.texts.ts';

/** The conversation of a signal, oldest first. Notes among the utility's own people stay out of it. */
export const readResponses = async (database: Database, signalId: number): Promise<ResponseRow[]> => {
  const responses = await database
    .selectFrom('response')
    .select(['id', 'message', 'kind', 'sender_email', 'responded_at'])
    .where('signal_id', '=', signalId)
    .where('kind', '<>', 'INTERNAL_NOTE')
    .orderBy('responded_at')
    .orderBy('id')
    .execute();
  if (responses.length === 0) await assertSignal(database, signalId);
  const files = Map.groupBy(await readFiles(database, signalId), (file) => file.responseId);
  return responses.map((response) => ({
    id: response.id,
    signalId,
    message: response.message,
    fromClient: response.kind === 'CLIENT',
    respondedUtc: utcText(response.responded_at),
    respondedLocal: localText(response.responded_at),
    senderEmail: response.sender_email,
    attachmentToResponses: files.get(response.id) ?? [],
  }));
};

/** The files of a signal's own first message. */
export const readSignalFiles = async (database: Database, signalId: number): Promise<AttachmentInfo[]> => {
  const files = await readFiles(database, signalId);
  if (files.length === 0) await assertSignal(database, signalId);
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

const assertSignal = async (database: Database, signalId: number): Promise<void> => {
  const signal = await database.selectFrom('signal').select('id').where('id', '=', signalId).executeTakeFirst();
  if (!signal) throw new HttpFailure(404, signalTexts.unknown);
};
