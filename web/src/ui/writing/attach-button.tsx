import { Button, type ButtonProps } from '@chakra-ui/react';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { texts } from './writing.texts.ts';

interface AttachButtonProps extends Pick<ButtonProps, 'size' | 'className' | 'disabled'> {
  onChoose: (files: readonly File[]) => void;
}

/** A button that opens the browser's file dialog. */
export const AttachButton = ({ onChoose, ...button }: AttachButtonProps) => {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
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
      <Button {...button} type="button" variant="outline" onClick={() => picker.current?.click()}>
        <Paperclip />
        <span className="word">{texts.attach}</span>
      </Button>
    </>
  );
};
