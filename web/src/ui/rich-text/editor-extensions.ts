import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { safeLink } from './rich-document.ts';

/**
 * The editor allows only nodes, marks and attributes that the gateway accepts. All others are removed from pasted
 * content.
 */
export const editorExtensions = (placeholder: string): Extensions => [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [1, 2, 3] }),
  Bold,
  Italic,
  Underline,
  BulletList,
  NumberedList,
  ListItem,
  ListKeymap,
  Blockquote,
  Break,
  PlainLink.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => safeLink(address) !== null,
  }),
  UndoRedo,
  Placeholder.configure({ placeholder }),
];

// Replaces the default shortcuts, because Ctrl+Enter submits the form.
const Break = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() };
  },
});

const PlainLink = Link.extend({ addAttributes: () => ({ href: { default: null } }) });

const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute('start') ?? '1', 10) || 1,
    },
  }),
});
