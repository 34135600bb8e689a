/** A node of a document tree as it came: nothing about it is certain. */
export interface RichNode {
  type?: unknown;
  attrs?: unknown;
  content?: unknown;
  marks?: unknown;
  text?: unknown;
}

/** A whole document: `{ type: 'doc', content: [...] }`. */
export type RichDocument = Record<string, unknown>;

/** Letters; the gateway takes no more. */
export const maxDocumentLength = 50_000;

/** Deeper trees than a person can write are shown as their text. */
export const maxDepth = 20;

export const isNode = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const childrenOf = (node: RichNode): readonly RichNode[] =>
  Array.isArray(node.content) ? node.content.filter(isNode) : [];

/** The words of a tree without their form. Blocks and breaks become line breaks. Never fails, whatever the tree is. */
export const plainText = (document: unknown): string => {
  const lines: string[] = [''];
  const open: unknown[] = [document];
  while (open.length > 0) {
    const node = open.pop();
    if (!isNode(node)) continue;
    if (typeof node.text === 'string') lines.push((lines.pop() ?? '') + node.text);
    else if (node.type === 'hardBreak' || isTextBlock(node)) lines.push('');
    open.push(...childrenOf(node).toReversed());
  }
  return lines.join('\n').replace(/^\n/, '');
};

/** A document of spaces and empty paragraphs says nothing. */
export const isEmptyDocument = (document: unknown): boolean => plainText(document).trim() === '';

const isTextBlock = (node: RichNode): boolean => node.type === 'paragraph' || node.type === 'heading';

const linkPattern = /^(https?:\/\/|mailto:|tel:)[^\s"<>\\]+$/i;

/** The address of a link that may be followed, or null. */
export const safeLink = (href: unknown): string | null =>
  typeof href === 'string' && href.length <= 2000 && linkPattern.test(href) ? href : null;

/** What a person types as an address: without a scheme it is a page, or a mailbox. Null if it is neither. */
export const typedLink = (typed: string): string | null => {
  const text = typed.trim();
  if (safeLink(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return safeLink(`mailto:${text}`);
  return /^[^\s:/]+\.[^\s:]+$/.test(text) ? safeLink(`https://${text}`) : null;
};
