import { Button, Kbd } from '@chakra-ui/react';
import { LockKeyhole, Paperclip, Send } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { texts } from './reply.texts.ts';
import type { MessageKind } from './post-reply.ts';
import type { Phase } from '../../writing/use-sending.ts';

interface SendBarProps {
  phase: Phase;
  kind: MessageKind;
  /** More to choose from, beside the files. */
  tools?: ReactNode;
  /** The chosen files. */
  children: ReactNode;
  onChoose: (files: readonly File[]) => void;
  onCancel: () => void;
}

/** The line under the text: files and Send; while sending, how far it is. */
export const SendBar = ({ phase, kind, tools, children, onChoose, onCancel }: SendBarProps) => {
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
      {tools}
      {children}
      <div className="acts">
        <output className="progress">{isBusy && texts.phases[phase]}</output>
        {(phase === 'sending' || phase === 'checking') && (
          <Button type="button" size="sm" variant="ghost" onClick={onCancel}>
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
              {texts.sendKeys}
            </Kbd>
          )}
        </Button>
      </div>
    </div>
  );
};
