import { isLink, maxTextLength } from '@struma/shared/rich-document.ts';

/** An unvalidated node of a document tree. */
export interface RichNode {
  type?: unknown;
  attrs?: unknown;
  content?: unknown;
  marks?: unknown;
  text?: unknown;
}

/** A whole document: `{ type: 'doc', content: [...] }`. */
export type RichDocument = Record<string, unknown>;

/** Maximum length of a document's text in characters; the gateway rejects longer texts. */
export const maxDocumentLength = maxTextLength;

export const isNode = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const getChildren = (node: RichNode): readonly RichNode[] =>
  Array.isArray(node.content) ? node.content.filter(isNode) : [];

/**
 * The text of a tree without formatting. Blocks and line breaks become newlines. Never throws, even for an invalid
 * tree.
 */
export const plainText = (document: unknown): string => {
  const lines: string[] = [''];
  const stack: unknown[] = [document];
  while (stack.length > 0) {
    const node = stack.pop();
    if (!isNode(node)) continue;
    if (typeof node.text === 'string') lines.push((lines.pop() ?? '') + node.text);
    else if (node.type === 'hardBreak' || isTextBlock(node)) lines.push('');
    stack.push(...getChildren(node).toReversed());
  }
  return lines.join('\n').replace(/^\n/, '');
};

/** Whether the document has only spaces, line breaks and empty blocks. */
export const isEmptyDocument = (document: unknown): boolean => plainText(document).trim() === '';

const isTextBlock = (node: RichNode): boolean => node.type === 'paragraph' || node.type === 'heading';

/** Returns the URL if it is safe to follow, otherwise null. */
export const safeLink = (href: unknown): string | null => (isLink(href) ? href : null);

/** Returns a typed safe link unchanged, or adds the scheme to a web or e-mail address. Null for any other text. */
export const parseTypedLink = (typed: string): string | null => {
  const text = typed.trim();
  if (safeLink(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return safeLink(`mailto:${text}`);
  return /^[^\s:/]+\.[^\s:]+$/.test(text) ? safeLink(`https://${text}`) : null;
};
