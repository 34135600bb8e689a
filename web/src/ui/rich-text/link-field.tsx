import { Button, chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlStyle } from '../fields/field-frame.tsx';
import { parseTypedLink } from './rich-document.ts';
import { texts } from './rich-text.texts.ts';

interface LinkFieldProps {
  editor: Editor;
  onClose: () => void;
}

/** A field below the toolbar for the address of the link at the cursor. */
export const LinkField = ({ editor, onClose }: LinkFieldProps) => {
  const currentHref: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof currentHref === 'string' ? currentHref : '');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);

  const close = (): void => {
    onClose();
    editor.commands.focus();
  };
  const applyLink = (): void => {
    const href = parseTypedLink(typed);
    setWrong(!href);
    if (!href) return;
    setLink(editor, href);
    close();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  // Enter must not submit the surrounding form.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') applyLink();
    else close();
  };

  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      p="2"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <chakra.label htmlFor={id} textStyle="label" color="fg.muted">
        {texts.linkAddress}
      </chakra.label>
      <AddressInput
        ref={field}
        id={id}
        type="url"
        flex="1"
        minW="40"
        value={typed}
        placeholder={texts.linkPlaceholder}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="button" size="xs" variant="outline" onClick={applyLink}>
        {texts.linkSet}
      </Button>
      {typeof currentHref === 'string' && (
        <Button type="button" size="xs" variant="ghost" onClick={remove}>
          {texts.linkRemove}
        </Button>
      )}
      <Button type="button" size="xs" variant="ghost" onClick={close}>
        {texts.linkCancel}
      </Button>
      {isWrong && (
        <chakra.span id={`${id}-wrong`} role="alert" textStyle="xs" color="fg.error" w="full">
          {texts.linkWrong}
        </chakra.span>
      )}
    </chakra.div>
  );
};

const AddressInput = chakra('input', { base: controlStyle });

const setLink = (editor: Editor, href: string): void => {
  const link = { type: 'link', attrs: { href } };
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href.replace(/^(mailto|tel):/i, ''), marks: [link] }).run();
  } else chain.setLink({ href }).run();
};
