import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { done } from '../platform/command/command.ts';
import { uploadTo } from '../platform/command/operations.ts';
import { useCommand } from '../platform/command/use-command.ts';
import { toImportRun } from './imports.screens.ts';
import { newImportTexts as texts } from './imports.texts.ts';

interface ImportInput {
  definitionId: string;
  isDryRun: boolean;
}

interface Imported {
  message: string;
  badRows: number;
  invalidRows: number;
  importFileId: string | null;
}

/** IM-2 IM-3: uploads a file to import or check, then opens the page of its run if the REST service has runs. */
export const useImportCommand = (hasRuns: boolean) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const refresh = (): Promise<unknown> => client.refetchQueries({ include: ['Imports', 'ImportFileCount'] });
  const command = useCommand(uploadTo<ImportInput>('/files/imports'), {
    read: (result) => (hasReport(result) ? done(readImported(result)) : null),
    texts: {
      done: ({ message, badRows, invalidRows }: Imported) => texts.result(message, badRows, invalidRows),
      refused: (reason) => reason,
      unknownOutcome: texts.unknownOutcome,
      cancelled: texts.cancelled,
    },
    refresh,
  });
  const send = async (file: File, input: ImportInput): Promise<boolean> => {
    const outcome = await command.run(input, { files: [file] });
    if (outcome.kind !== 'done') {
      await refresh().catch(() => {});
      return false;
    }
    if (hasRuns && outcome.value.importFileId) await navigate(toImportRun(outcome.value.importFileId));
    return true;
  };
  return { ...command, send };
};

/** A file without a good row is refused, but its run has a page, where the rows can be repaired. */
const hasReport = (result: Readonly<Record<string, unknown>>): boolean =>
  result['__typename'] === 'ImportFileSuccess' ||
  (typeof result['importFileId'] === 'string' && Number(result['badRows']) + Number(result['invalidRows']) > 0);

const readImported = ({
  message,
  badRows,
  invalidRows,
  importFileId,
}: Readonly<Record<string, unknown>>): Imported => ({
  message: typeof message === 'string' ? message : '',
  badRows: Number(badRows ?? 0),
  invalidRows: Number(invalidRows ?? 0),
  importFileId: typeof importFileId === 'string' ? importFileId : null,
});
