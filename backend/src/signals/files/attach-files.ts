import type { Database } from '../../kernel/database/database.ts';
import type { ReceivedFile } from '../conversation/message-form.ts';

/**
 * Inserts rows for received files in order, for a response, or for the signal's first message if `responseId` is null.
 */
export const attachFiles = async (
  transaction: Database,
  message: { signalId: number; responseId: number | null },
  files: readonly ReceivedFile[],
): Promise<void> => {
  const rows = files.map((file, index) => ({
    signal_id: message.signalId,
    response_id: message.responseId,
    order_number: index,
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
 * Stores attached files permanently. Must be called after the rows of the files are written, because a rollback cannot
 * remove files: files without rows are harmless, rows without files are not.
 */
export const keepFiles = async (files: readonly ReceivedFile[]): Promise<void> => {
  for (const file of files) await file.keep();
};

/** Returns the data of the files by which a repeated write is recognised. */
export const contentOfFiles = (files: readonly ReceivedFile[]): unknown =>
  files.map(({ fileName, contentType, sha256 }) => [fileName, contentType, sha256]);

/** PostgreSQL accepts 65 535 parameters per statement; a row has seven. */
const rowsAtOnce = 1_000;
