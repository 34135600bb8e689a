import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { done } from '../platform/command/command.ts';
import { uploadTo } from '../platform/command/operations.ts';
import { useCommand } from '../platform/command/use-command.ts';
import { importRunPath } from './imports.screens.ts';
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
  const rejectedRun = useRef<string | null>(null);
  const refresh = (): Promise<unknown> => client.refetchQueries({ include: ['Imports', 'ImportFileCount'] });
  const command = useCommand(uploadTo<ImportInput>('/files/imports'), {
    read: (result) => {
      rejectedRun.current = findRejectedRun(result);
      return result['__typename'] === 'ImportFileSuccess' ? done(readImported(result)) : null;
    },
    texts: {
      done: ({ message, badRows, invalidRows }: Imported) => texts.result(message, badRows, invalidRows),
      refused: (reason) => reason,
      unknownOutcome: texts.unknownOutcome,
      cancelled: texts.cancelled,
    },
    refresh,
  });
  const send = async (file: File, input: ImportInput): Promise<boolean> => {
    rejectedRun.current = null;
    const outcome = await command.run(input, { files: [file] });
    if (outcome.kind !== 'done') await refresh().catch(() => {});
    const run = outcome.kind === 'done' ? outcome.value.importFileId : rejectedRun.current;
    if (hasRuns && run !== null) await navigate(importRunPath(run));
    return outcome.kind === 'done';
  };
  return { ...command, send };
};

/** The id of a run that rejected all rows. The page of the run shows the reasons. Null after other refusals. */
const findRejectedRun = ({ importFileId, badRows, invalidRows }: Readonly<Record<string, unknown>>): string | null =>
  typeof importFileId === 'string' && Number(badRows) + Number(invalidRows) > 0 ? importFileId : null;

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
