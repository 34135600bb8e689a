import { Text } from '@chakra-ui/react';
import { AttachButton } from '../../ui/writing/attach-button.tsx';
import { percentages } from '../../ui/writing/files.ts';
import { LostFiles } from '../../ui/writing/lost-files.tsx';
import { FileList } from '../../ui/writing/file-list.tsx';
import { texts } from '../../ui/writing/writing.texts.ts';
import type { Submission } from './use-submission.ts';

/** The chosen files and their upload progress. */
export const SubmitFiles = ({ submission }: { submission: Submission }) => {
  const { command, files } = submission;
  return (
    <>
      <div className="files">
        <Text textStyle="label" color="fg.muted">
          {texts.files}
        </Text>
        <LostFiles names={submission.lostNames} onDismiss={submission.dismissLost} />
        <AttachButton size="sm" disabled={command.isPending} onChoose={submission.addFiles} />
      </div>
      <FileList
        files={files}
        percents={command.isPending ? percentages(files, command.sent) : null}
        onRemove={submission.removeFile}
      />
    </>
  );
};
