/**
 * The format of rich texts. The gateway and the REST service have identical copies of this file, because neither may
 * import the other. Both must accept the same documents.
 */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  marks?: RichMark[];
  text?: string;
}

interface RichMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** The longest text of a message, in characters of `plainText`. */
export const longestText = 50_000;

/** True for a document of the nodes, marks and attributes of the editor. */
export const isDocument = (value: unknown): value is RichNode => isNode(value, 'doc', { depth: 0, nodes: 0 });

/** The text without formatting; blocks and breaks become line breaks. */
export const plainText = (document: RichNode): string => lines(document).join('\n');

/** True if a text has no visible character: only spaces, control characters and characters without width. */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** A document with one paragraph for each line. */
export const documentOf = (text: string): RichNode => ({
  type: 'doc',
  content: clean(text)
    .split(/\r\n|\r|\n/)
    .map((line) => (line ? { type: 'paragraph', content: [{ type: 'text', text: line }] } : { type: 'paragraph' })),
});

interface Budget {
  depth: number;
  nodes: number;
}

const maxDepth = 20;
/** A paragraph and a text node for each character. */
const maxNodes = 2 * longestText + 1;

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'];
const inline = ['text', 'hardBreak'];
const children: Readonly<Record<string, readonly string[]>> = {
  doc: blocks,
  blockquote: blocks,
  listItem: blocks,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  paragraph: inline,
  heading: inline,
  hardBreak: [],
  text: [],
};
const mayBeEmpty = ['paragraph', 'heading', 'hardBreak', 'text'];

const isNode = (value: unknown, type: string, budget: Budget): value is RichNode => {
  budget.nodes += 1;
  if (budget.nodes > maxNodes || budget.depth > maxDepth) return false;
  if (!isRecord(value) || value.type !== type) return false;
  if (!hasOnly(value, ['type', 'attrs', 'content', 'marks', 'text'])) return false;
  return (
    hasText(value) &&
    hasMarks(value) &&
    hasAttributes(value.attrs, nodeAttributes[type]) &&
    hasContent(value, type, budget)
  );
};

const hasText = ({ type, text }: Record<string, unknown>): boolean =>
  type === 'text' ? typeof text === 'string' && text !== '' && clean(text) === text : text === undefined;

const hasContent = ({ content }: Record<string, unknown>, type: string, budget: Budget): boolean => {
  if (content === undefined) return mayBeEmpty.includes(type);
  if (!Array.isArray(content) || (content.length === 0 && !mayBeEmpty.includes(type))) return false;
  const allowed = children[type] ?? [];
  const inner = { depth: budget.depth + 1, nodes: budget.nodes };
  const isWhole = content.every(
    (child: unknown) =>
      isRecord(child) &&
      typeof child.type === 'string' &&
      allowed.includes(child.type) &&
      isNode(child, child.type, inner),
  );
  budget.nodes = inner.nodes;
  return isWhole;
};

const hasMarks = ({ type, marks }: Record<string, unknown>): boolean => {
  if (marks === undefined) return true;
  if (!inline.includes(String(type)) || !Array.isArray(marks) || !marks.every(isMark)) return false;
  // As in the editor: a link inside a link cannot be rendered.
  return new Set(marks.map((mark) => mark.type)).size === marks.length;
};

const isMark = (mark: unknown): mark is RichMark => {
  if (!isRecord(mark) || typeof mark.type !== 'string' || !hasOnly(mark, ['type', 'attrs'])) return false;
  if (mark.type === 'link')
    return isRecord(mark.attrs) && isLink(mark.attrs.href) && hasAttributes(mark.attrs, linkAttributes);
  return ['bold', 'italic', 'underline', 'strike'].includes(mark.type) && hasAttributes(mark.attrs, {});
};

type Rules = Readonly<Record<string, (value: unknown) => boolean>>;

const nodeAttributes: Readonly<Record<string, Rules>> = {
  heading: { level: (value) => value === 1 || value === 2 || value === 3 },
  orderedList: {
    start: (value) => Number.isSafeInteger(value),
    type: (value) => typeof value === 'string' && /^[1aAiI]$/.test(value),
  },
};

/** Relative and protocol-relative URLs are invalid, because a reader of an e-mail has no base URL. */
const isLink = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= 2000 &&
  clean(value) === value &&
  /^(https?:\/\/|mailto:|tel:)[^\s"<>\\]+$/i.test(value);

const linkAttributes: Rules = {
  href: isLink,
  target: (value) => value === '_blank',
  rel: (value) => typeof value === 'string' && /^[a-z ]{0,60}$/.test(value),
  title: (value) => typeof value === 'string' && value.length <= 200 && clean(value) === value,
};

/** Null equals absent: the editor writes its defaults as null. A heading requires its level. */
const hasAttributes = (attrs: unknown, rules: Rules = {}): boolean => {
  if (attrs === undefined) return !('level' in rules);
  if (!isRecord(attrs) || ('level' in rules && !('level' in attrs))) return false;
  return Object.entries(attrs).every(([name, value]) => {
    // Excludes names of the prototype.
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return (value === null && name !== 'level') || rule?.(value) === true;
  });
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

/** PostgreSQL stores no NUL, and half a surrogate pair is invalid Unicode. */
const clean = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

const lines = (node: RichNode): string[] => {
  if (node.type === 'paragraph' || node.type === 'heading')
    return [(node.content ?? []).map((child) => (child.type === 'hardBreak' ? '\n' : (child.text ?? ''))).join('')];
  return (node.content ?? []).flatMap(lines);
};
