import { Button, chakra, Text } from '@chakra-ui/react';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { PageError, SkeletonBar } from '../../../ui/page-state.tsx';
import { useReplyTemplatesQuery } from './desk.generated.ts';
import { texts } from './desk.texts.ts';

interface TemplateDialogProps {
  signalId: string;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** The texts to answer with, the signal's own facts filled in. */
export const TemplateDialog = ({ signalId, onChoose, onClose }: TemplateDialogProps) => {
  const { data, error, refetch } = useReplyTemplatesQuery({ variables: { signalId }, fetchPolicy: 'network-only' });
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
        <PageError title={texts.templatesFailed} error={error} onRetry={refetch} />
      ) : data ? (
        <>
          <Text textStyle="xs" mb="2">
            {data.replyTemplates.length > 0 ? texts.templatesHint : texts.noTemplates}
          </Text>
          <Templates>
            {data.replyTemplates.map(({ id, name, text }) => (
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
