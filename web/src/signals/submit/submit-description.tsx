import { Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import type { EditorHandle } from '../../ui/rich-text/rich-text-editor.tsx';
import { EditorPlace } from '../../ui/writing/editor-place.tsx';
import { texts } from './submit.texts.ts';
import type { Submission } from './use-submission.ts';

interface SubmitDescriptionProps {
  id: string;
  editor: Ref<EditorHandle>;
  submission: Submission;
}

/** The description of a new signal, as rich text. */
export const SubmitDescription = ({ id, editor, submission }: SubmitDescriptionProps) => {
  const { draft, fieldProblems, command, edit } = submission;
  const problem = fieldProblems.document;
  return (
    <div className="description">
      <Text id={`${id}-label`} textStyle="label" color="fg.muted">
        {texts.description}{' '}
        <span className="required" aria-hidden="true">
          *
        </span>
      </Text>
      <div className="box" data-wrong={problem !== undefined || undefined}>
        <EditorPlace
          ref={editor}
          labelledBy={`${id}-label`}
          placeholder={texts.descriptionPlaceholder}
          initial={draft.document}
          isRequired
          errorId={problem ? `${id}-problem` : undefined}
          isDisabled={command.isPending}
          onChange={(document) => edit({ document })}
        />
      </div>
      {problem && (
        <span id={`${id}-problem`} className="problem" role="alert">
          <CircleAlert size={14} aria-hidden="true" />
          {problem}
        </span>
      )}
    </div>
  );
};
