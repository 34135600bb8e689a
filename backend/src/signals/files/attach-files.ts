import type { Database } from '../../kernel/database/database.ts';
import type { ReceivedFile } from '../conversation/message-form.ts';

/** Names received files in rows, in their order, as those of a message: a response, or without one the signal's own. */
export const attachFiles = async (
  transaction: Database,
  message: { signalId: number; responseId: number | null },
  files: readonly ReceivedFile[],
): Promise<void> => {
  const rows = files.map((file, place) => ({
    signal_id: message.signalId,
    response_id: message.responseId,
    order_number: place,
    file_name: file.fileName,
    content_type: file.contentType,
    size: file.size,
    sha256: file.sha256,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insertInto('attachment')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
};

/**
 * Keeps the bytes of attached files. Comes after every row, because a transaction takes no file back: kept bytes without a
 * row are harmless, a row without bytes is not.
 */
export const keepFiles = async (files: readonly ReceivedFile[]): Promise<void> => {
  for (const file of files) await file.keep();
};

/** What makes files what they are, for the comparison of repeated writes. */
export const contentOfFiles = (files: readonly ReceivedFile[]): unknown =>
  files.map(({ fileName, contentType, sha256 }) => [fileName, contentType, sha256]);

// PostgreSQL takes 65 535 parameters in a statement.
const rowsAtOnce = 1_000;
