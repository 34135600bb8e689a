/** What a message is found to be: the document to store with the length of its text, or why it is refused. */
export type ReadMessage = { document: string; length: number } | 'empty' | 'not-allowed' | 'too-long';

/**
 * Reads a message that is to be stored: JSON of a ProseMirror document of the nodes and marks that the editor can make, or
 * plain text, each line of which becomes a paragraph.
 */
export const readMessage = (message: string): ReadMessage => {
  if (message.length > longestJson) return 'too-long';
  const document = parseObject(message) ?? fromPlainText(message);
  if (!isDocument(document)) return 'not-allowed';
  const text = textOf(document);
  return text.trim() === '' ? 'empty' : { document: JSON.stringify(document), length: text.length };
};

// A formatted document is longer than its text, but not without end.
const longestJson = 4_000_000;

type Tree = Record<string, unknown>;

const parseObject = (message: string): Tree | null => {
  if (!message.trimStart().startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(message);
    return isTree(value) ? value : null;
  } catch {
    return null;
  }
};

const fromPlainText = (text: string): Tree => ({
  type: 'doc',
  content: text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] },
    ),
});

const deepestNesting = 50;

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'];
const inlines = ['text', 'hardBreak'];

interface NodeRule {
  content: readonly string[];
  needsContent?: boolean;
  attributes?: (attributes: Tree) => boolean;
}

const nodeRules: Record<string, NodeRule> = {
  doc: { content: blocks, needsContent: true },
  paragraph: { content: inlines },
  heading: { content: inlines, attributes: ({ level }) => level === 1 || level === 2 || level === 3 },
  bulletList: { content: ['listItem'], needsContent: true },
  orderedList: {
    content: ['listItem'],
    needsContent: true,
    attributes: ({ start = 1 }) => Number.isSafeInteger(start),
  },
  listItem: { content: blocks, needsContent: true },
  blockquote: { content: blocks, needsContent: true },
  hardBreak: { content: [] },
  text: { content: [] },
};

const knownAttributes = ['level', 'start', 'type'];
const linkAttributes = ['href', 'target', 'rel', 'class', 'title'];
const plainMarks = ['bold', 'italic', 'underline', 'strike'];
const linkTargets = /^(https?:\/\/|mailto:|tel:)\S+$/i;

const isDocument = (value: Tree): boolean => value.type === 'doc' && isNode(value, 0);

const isNode = (node: Tree, depth: number): boolean => {
  const rule = typeof node.type === 'string' && Object.hasOwn(nodeRules, node.type) ? nodeRules[node.type] : undefined;
  if (!rule || depth > deepestNesting || !hasOnly(node, ['type', 'attrs', 'content', 'marks', 'text'])) return false;
  const { attrs = {}, content = [], marks = [] } = node;
  if (!isTree(attrs) || !hasOnly(attrs, knownAttributes) || rule.attributes?.(attrs) === false) return false;
  if (!Array.isArray(content) || (rule.needsContent && content.length === 0)) return false;
  if (!Array.isArray(marks) || !marks.every(isMark) || (marks.length > 0 && !inlines.includes(String(node.type))))
    return false;
  if ((node.type === 'text') !== isText(node.text)) return false;
  return content.every(
    (child: unknown) => isTree(child) && rule.content.includes(String(child.type)) && isNode(child, depth + 1),
  );
};

const isText = (text: unknown): boolean => typeof text === 'string' && text !== '' && !text.includes('\0');

const isMark = (mark: unknown): boolean => {
  if (!isTree(mark) || !hasOnly(mark, ['type', 'attrs'])) return false;
  if (mark.type !== 'link')
    return (
      plainMarks.includes(String(mark.type)) &&
      (mark.attrs === undefined || (isTree(mark.attrs) && hasOnly(mark.attrs, [])))
    );
  const { attrs } = mark;
  if (!isTree(attrs) || !hasOnly(attrs, linkAttributes)) return false;
  return typeof attrs.href === 'string' && linkTargets.test(attrs.href);
};

const textOf = (node: Tree): string => {
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.content) ? node.content.map((child: Tree) => textOf(child)).join('') : '';
};

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (tree: Tree, names: readonly string[]): boolean =>
  Object.keys(tree).every((name) => names.includes(name));
