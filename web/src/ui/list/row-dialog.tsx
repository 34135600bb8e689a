import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { texts } from '../../platform/platform.texts.ts';
import { DialogFrame } from '../dialog-frame.tsx';
import { copyToClipboard } from '../page-state.tsx';
import { RecordFacts, type RecordFact } from '../record/record-facts.tsx';

interface RowDialogProps {
  title: string;
  facts: readonly RecordFact[];
  /** Long texts, which are shown below the facts. */
  children?: ReactNode;
  /** Links to related records. */
  actions?: ReactNode;
  onClose: () => void;
}

/** A dialog with the details of a row that has no page. */
export const RowDialog = ({ title, facts, children, actions, onClose }: RowDialogProps) => {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title={title}
      width="47.5rem"
      onClose={onClose}
      initialFocus={close}
      footer={
        <>
          {actions}
          <Button ref={close} onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <chakra.div color="fg" pt="2">
        <RecordFacts facts={facts} />
        {children}
      </chakra.div>
    </DialogFrame>
  );
};

interface CodeTextProps {
  title: string;
  children: string | null | undefined;
}

/** A long technical text, with a button that copies the text. Renders nothing if there is no text. */
export const CodeText = ({ title, children: text }: CodeTextProps) =>
  text && (
    <chakra.section mt="4" aria-label={title}>
      <chakra.h3 textStyle="label" color="fg.muted" display="flex" alignItems="center" justifyContent="space-between">
        {title}
        <Button variant="ghost" size="xs" color="fg.link" onClick={() => void copyToClipboard(text)}>
          {texts.copy}
        </Button>
      </chakra.h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lets the keyboard scroll the text */}
      <Code tabIndex={0}>{text}</Code>
    </chakra.section>
  );

const Code = chakra('pre', {
  base: {
    mt: '1',
    p: '3',
    maxH: '15rem',
    overflow: 'auto',
    fontFamily: 'mono',
    textStyle: 'xs',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'md',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
