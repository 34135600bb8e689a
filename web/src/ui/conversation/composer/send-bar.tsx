import { Button, Kbd } from '@chakra-ui/react';
import { LockKeyhole, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { AttachButton } from '../../writing/attach-button.tsx';
import { texts } from './composer.texts.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import type { MessageKind } from './message-target.ts';
import type { Phase } from '../../../platform/command/use-command.ts';

interface SendBarProps {
  phase: Phase;
  kind: MessageKind;
  /** Shown beside the chosen files. */
  tools?: ReactNode;
  /** The chosen files. */
  children: ReactNode;
  onChoose: (files: readonly File[]) => void;
  onCancel: () => void;
}

/** The line below the text: files, the button that sends, and the progress while sending. */
export const SendBar = ({ phase, kind, tools, children, onChoose, onCancel }: SendBarProps) => {
  const isBusy = phase !== 'idle';
  return (
    <div className="foot">
      <AttachButton className="attach" size="xs" disabled={isBusy} onChoose={onChoose} />
      {tools}
      {children}
      <div className="acts">
        <output className="progress">{isBusy && texts.phases[phase]}</output>
        {(phase === 'sending' || phase === 'checking') && (
          <Button type="button" size="sm" variant="ghost" onClick={() => onCancel()}>
            {texts.cancel}
          </Button>
        )}
        <Button
          type="submit"
          className="send"
          size="sm"
          disabled={isBusy}
          aria-keyshortcuts="Control+Enter"
          {...(kind === 'NOTE' && { colorPalette: 'gray' })}
        >
          {kind === 'NOTE' ? <LockKeyhole /> : <Send />}
          <span className="word">{kind === 'NOTE' ? texts.saveNote : texts.send}</span>
          {!isBusy && (
            <Kbd className="word keys" aria-hidden="true">
              {writingTexts.sendKeys}
            </Kbd>
          )}
        </Button>
      </div>
    </div>
  );
};
