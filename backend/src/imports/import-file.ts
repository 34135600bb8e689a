import type { AttachmentStore, StagedFile } from '../attachments/attachment-store.ts';
import type { Principal } from '../kernel/access/access.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { createUtf8Check } from './csv/find-encoding.ts';
import { executeImport, type ImportJob, type ImportMode, type ImportOutcome } from './execute-import.ts';
import { createProgress, failRun, startRun } from './import-run.ts';
import type { ImportServices } from './import-services.ts';
import { importTexts as texts } from './imports.texts.ts';

export interface NewImport {
  principal: Principal;
  fileName: string;
  contentType: string;
  definitionId: number;
  mode: ImportMode;
}

/** Receives the content of a file into the store. `onChunk` is called with each part of it. */
export type ReceiveFile = (store: AttachmentStore, onChunk: (chunk: Buffer) => void) => Promise<StagedFile>;

/** Imports a file from any source: records a run, stores the file and executes the run. */
export const importFile = async (
  services: ImportServices,
  { mode, ...file }: NewImport,
  receive: ReceiveFile,
): Promise<ImportOutcome> => {
  const run = await startRun(services, file);
  try {
    const stored = await storeFile(services, run.id, receive);
    return await executeImport(services, run, { ...file, ...stored, mode });
  } finally {
    run.close();
  }
};

/**
 * Stores the file, and its checksum in the record of the run. An aborted upload leaves a failed run without a file. The
 * encoding is checked meanwhile: reading a large file once more takes a second.
 */
const storeFile = async (
  { database, store }: ImportServices,
  id: number,
  receive: ReceiveFile,
): Promise<Pick<ImportJob, 'sha256' | 'isUtf8'>> => {
  const report = createProgress(database, id);
  const utf8 = createUtf8Check();
  let bytes = 0;
  try {
    const file = await receive(store, (chunk) => {
      utf8.add(chunk);
      bytes += chunk.length;
      report({ stage: 'UPLOAD', bytes });
    });
    // Update the row before the file is kept: the clean-up may remove a kept file to which no row refers.
    await database
      .updateTable('import_file')
      .set({ check_sum: file.sha256, sha256: file.sha256, file_size: file.size, bytes_read: 0, stage: 'CHECK' })
      .where('id', '=', id)
      .execute();
    await file.keep();
    return { sha256: file.sha256, isUtf8: utf8.isValid() };
  } catch (error) {
    await failRun(database, id, error instanceof HttpFailure ? error.message : texts.uploadBroken);
    throw error;
  }
};
