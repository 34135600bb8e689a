import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import type { Icon } from '../icons.ts';
import { texts } from './rich-text.texts.ts';

export type ToolState = 'on' | 'off' | 'unavailable';

export interface EditorTool {
  name: string;
  label: string;
  icon: Icon;
  startsGroup?: boolean;
  /** Runs the tool's command. If absent, the toolbar opens a field instead. */
  run?: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the format is set at the cursor. Absent if the button is not a toggle. */
  isActive?: (editor: Editor) => boolean;
  isAvailable?: (editor: Editor) => boolean;
}

const heading = (level: 1 | 2 | 3, icon: Icon): EditorTool => ({
  name: `heading${level}`,
  label: texts.heading(level),
  icon,
  run: (chain) => chain.toggleHeading({ level }),
  isActive: (editor) => editor.isActive('heading', { level }),
});

/** The tools of the toolbar, in their order. */
export const editorTools: readonly EditorTool[] = [
  heading(1, Heading1),
  heading(2, Heading2),
  heading(3, Heading3),
  {
    name: 'bold',
    label: texts.bold,
    icon: Bold,
    startsGroup: true,
    run: (chain) => chain.toggleBold(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    label: texts.italic,
    icon: Italic,
    run: (chain) => chain.toggleItalic(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    label: texts.underline,
    icon: Underline,
    run: (chain) => chain.toggleUnderline(),
    isActive: (editor) => editor.isActive('underline'),
  },
  {
    name: 'bulletList',
    label: texts.bulletList,
    icon: List,
    startsGroup: true,
    run: (chain) => chain.toggleBulletList(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    label: texts.orderedList,
    icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    label: texts.quote,
    icon: Quote,
    run: (chain) => chain.toggleBlockquote(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  { name: 'link', label: texts.link, icon: Link, isActive: (editor) => editor.isActive('link') },
  {
    name: 'undo',
    label: texts.undo,
    icon: Undo2,
    startsGroup: true,
    run: (chain) => chain.undo(),
    isAvailable: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    label: texts.redo,
    icon: Redo2,
    run: (chain) => chain.redo(),
    isAvailable: (editor) => editor.can().redo(),
  },
];
