import { createReadStream } from 'node:fs';
import type { Principal } from '../../kernel/access/access.ts';
import { watchChunks } from '../csv/watch-chunks.ts';
import type { ImportMode, ImportOutcome } from '../execute-import.ts';
import { toStoredName } from '../csv/file-name.ts';
import { importFile } from '../import-file.ts';
import type { ImportServices } from '../import-services.ts';

interface LocalFile {
  path: string;
  definitionId: number;
  mode: ImportMode;
  principal: Principal;
}

/** Imports a file of this machine: a file of the command line or of the watched folder. */
export const importLocalFile = (services: ImportServices, { path, ...job }: LocalFile): Promise<ImportOutcome> => {
  const file = { ...job, fileName: toStoredName(path), contentType: 'text/csv' };
  return importFile(services, file, (store, onChunk) => store.receive(watchChunks(createReadStream(path), onChunk)));
};

/** Returns the author of an import that no signed-in person has started. No access token has these subjects. */
export const localPrincipal = (subject: 'command-line' | 'watched-folder', name: string): Principal => ({
  subject,
  name,
  actions: [],
  groups: [],
});
