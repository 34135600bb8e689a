import { Button, chakra, Text } from '@chakra-ui/react';
import { DialogFrame } from '../../dialog-frame.tsx';
import { PageError, SkeletonBar } from '../../page-state.tsx';
import { texts } from './composer.texts.ts';

export interface Template {
  id: string;
  name: string;
  text: string;
}

/** A hook that loads the reply templates for a record. */
export type UseTemplates = (recordId: string) => {
  /** Undefined while the templates load. */
  templates: readonly Template[] | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
};

interface TemplateDialogProps {
  recordId: string;
  useTemplates: UseTemplates;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** A dialog with the reply templates, in which facts of the record replace the placeholders. */
export const TemplateDialog = ({ recordId, useTemplates, onChoose, onClose }: TemplateDialogProps) => {
  const { templates, error, retry } = useTemplates(recordId);
  return (
    <DialogFrame
      title={texts.templates}
      width="35rem"
      onClose={onClose}
      footer={
        <Button type="button" variant="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      {error ? (
        <PageError title={texts.templatesFailed} error={error} onRetry={retry} />
      ) : templates ? (
        <>
          <Text textStyle="xs" mb="2">
            {templates.length > 0 ? texts.templatesHint : texts.noTemplates}
          </Text>
          <Templates>
            {templates.map(({ id, name, text }) => (
              <li key={id}>
                <button type="button" onClick={() => onChoose(text)}>
                  <b>{name}</b>
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </Templates>
        </>
      ) : (
        <SkeletonBar width="60%" />
      )}
    </DialogFrame>
  );
};

const Templates = chakra('ul', {
  base: {
    '& button': {
      display: 'block',
      w: 'full',
      px: '3',
      py: '2',
      textAlign: 'start',
      textStyle: 'sm',
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'border',
      mb: '2',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& b': { display: 'block', color: 'fg' },
    '& span': { color: 'fg.muted', whiteSpace: 'pre-line', lineClamp: '3' },
  },
});
