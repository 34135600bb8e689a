import { Button, Kbd } from '@chakra-ui/react';
import { Paperclip, Send } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { texts } from './reply.texts.ts';
import type { Phase } from './use-send-reply.ts';

interface SendBarProps {
  phase: Phase;
  /** The chosen files. */
  children: ReactNode;
  onChoose: (files: readonly File[]) => void;
  onCancel: () => void;
}

/** The line under the text: files and Send; while sending, how far it is. */
export const SendBar = ({ phase, children, onChoose, onCancel }: SendBarProps) => {
  const picker = useRef<HTMLInputElement>(null);
  const isBusy = phase !== 'idle';
  return (
    <div className="foot">
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={texts.attach}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button
        type="button"
        className="attach"
        size="xs"
        variant="outline"
        disabled={isBusy}
        onClick={() => picker.current?.click()}
      >
        <Paperclip />
        <span className="word">{texts.attach}</span>
      </Button>
      {children}
      <div className="acts">
        <output className="progress">{isBusy && texts.phases[phase]}</output>
        {(phase === 'sending' || phase === 'checking') && (
          <Button type="button" size="sm" variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" className="send" size="sm" disabled={isBusy} aria-keyshortcuts="Control+Enter">
          <Send />
          <span className="word">{texts.send}</span>
          {!isBusy && (
            <Kbd className="word keys" aria-hidden="true">
              {texts.sendKeys}
            </Kbd>
          )}
        </Button>
      </div>
    </div>
  );
};
