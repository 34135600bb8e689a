import { Button } from '@chakra-ui/react';
import { Download, Undo2 } from 'lucide-react';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { downloadErrorFiles, errorFilesOf } from '../error-files.ts';
import { ConfirmImportDocument } from '../imports.generated.ts';
import type { ConfirmImportMutation } from '../imports.generated.ts';
import type { ImportRun } from './import-run-page.tsx';
import { texts } from './run.texts.ts';
import { useUndoImport } from './use-undo-import.ts';

interface RunActionsProps {
  run: ImportRun;
  /** True if the user has typed repairs that are not applied yet. An import would leave them out. */
  hasRepairs: boolean;
  refresh: () => Promise<unknown>;
  /** Called after the file was checked again, because records had changed since the check. */
  onCheckedAgain: () => void;
}

/** Buttons for the actions that the state of a run allows: download its files, confirm it, undo it. */
export const RunActions = ({ run, hasRepairs, refresh, onCheckedAgain }: RunActionsProps) => {
  const problemRows = (run.rowsBad ?? 0) + (run.rowsInvalid ?? 0);
  const confirmation = useCommand(
    mutation<{ id: string; goodRowsOnly: boolean }, ConfirmImportMutation>(ConfirmImportDocument),
    {
      read: (result) => (result.__typename === 'ImportRunSuccess' ? done(null) : null),
      texts: { done: () => texts.confirmed, refused: unchanged, unknownOutcome: texts.unknownOutcome },
      refresh,
    },
  );
  const confirm = async (): Promise<void> => {
    const outcome = await confirmation.run({ id: run.id, goodRowsOnly: problemRows > 0 });
    if (outcome.kind !== 'refused') return;
    await refresh().catch(() => {});
    onCheckedAgain();
  };
  const undoing = useUndoImport(refresh);
  const isBusy = confirmation.isPending || undoing.isPending;
  const files = errorFilesOf(run);
  return (
    <>
      {files.length > 0 && (
        <Button variant="outline" size="sm" onClick={() => downloadErrorFiles(run)}>
          <Download size={16} />
          {texts.downloadErrors} ({files.length})
        </Button>
      )}
      {run.checksum && (
        <Button asChild variant="ghost" size="sm">
          <a href={`/files/imports/${run.id}/file`} download={run.fileName}>
            <Download size={16} />
            {texts.downloadFile}
          </a>
        </Button>
      )}
      {run.hasOriginal && (
        <Button asChild variant="ghost" size="sm">
          <a href={`/files/imports/${run.id}/original`} download={run.fileName}>
            <Download size={16} />
            {texts.downloadOriginal}
          </a>
        </Button>
      )}
      {run.status === 'CHECKED' && problemRows < (run.rowsRead ?? 0) && (
        <Button
          size="sm"
          disabled={isBusy || hasRepairs}
          title={hasRepairs ? texts.repairFirst : undefined}
          onClick={() => void confirm()}
        >
          {problemRows > 0 ? texts.confirmGood : texts.confirmAll}
        </Button>
      )}
      {run.isUndoable && (
        <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void undoing.run({ id: run.id })}>
          <Undo2 size={16} />
          {texts.undo}
        </Button>
      )}
    </>
  );
};

const unchanged = (reason: string): string => reason;
