import { Button } from '@chakra-ui/react';
import { useRef } from 'react';
import type { OpenQuestion } from '../platform/confirm.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { texts } from '../platform/platform.texts.ts';

/** The dialog of `confirm`. For a destructive action the button is red, and 'Откажи' has the initial focus. */
export const ConfirmDialog = ({ question }: { question: OpenQuestion }) => {
  const cancel = useRef<HTMLButtonElement>(null);
  const act = useRef<HTMLButtonElement>(null);
  const { title, body, kind, isDestructive, answer } = question;
  return (
    <DialogFrame
      title={title}
      role="alertdialog"
      onClose={() => answer(false)}
      initialFocus={isDestructive ? cancel : act}
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={() => answer(false)}>
            {texts.cancel}
          </Button>
          <Button ref={act} {...(isDestructive && { colorPalette: 'red' })} onClick={() => answer(true)}>
            {kind === 'do' ? texts.act : texts.proceed}
          </Button>
        </>
      }
    >
      {body}
    </DialogFrame>
  );
};
