/** A node of a rich text. The gateway and the REST service accept the same documents. */
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

/** Limit of a message in characters of its plain text. */
export const maxTextLength = 50_000;

/**
 * Limit of a message in nodes. It allows 999 lines: each line is a paragraph with a text. Without the limit, a message
 * of short lines would grow thirtyfold: a line of one character becomes a paragraph of about 60 bytes.
 */
const maxMessageNodes = 2000;
/**
 * Limit of the bytes that a message takes in a REST response. A list with 100 of the largest messages has 20 MB, and the gateway
 * accepts 32 MB. A paragraph of 50 000 quotes stays below the limit: a quote takes 4 bytes. An ordinary character
 * takes 1 to 3 bytes, and each line about 75 more.
 */
const maxMessageBytes = 200 * 1024;

/** Whether a message has too many blocks or too much formatting to be stored. */
export const isTooLarge = (document: unknown): boolean =>
  countNodes(document) > maxMessageNodes || bytesInResponse(document) > maxMessageBytes;

/** Whether the value is a document with only nodes, marks and attributes that the editor can create. */
export const isDocument = (value: unknown): value is RichNode => isNode(value, 'doc', { depth: 0, nodes: 0 });

/** The text without formatting. Blocks and hard breaks become line breaks. */
export const plainText = (document: RichNode): string => lines(document).join('\n');

/** Creates a document with one paragraph for each line. Several empty lines become one. */
export const documentOf = (text: string): RichNode => ({
  type: 'doc',
  content: clean(text)
    .split(/\r\n|\r|\n/)
    .filter((line, index, all) => line !== '' || all[index - 1] !== '')
    .map((line) => (line ? { type: 'paragraph', content: [{ type: 'text', text: line }] } : { type: 'paragraph' })),
});

/** Depth of the node that is read, and number of the nodes read so far, to compare with the limits. */
interface Usage {
  depth: number;
  nodes: number;
}

/** Maximum nesting depth of nodes. */
export const maxDepth = 20;
/**
 * Maximum number of nodes of a document that is read. It is larger than `maxMessageNodes`, because older messages can
 * have a paragraph and a text node for each character.
 */
const maxNodes = 2 * maxTextLength + 1;

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

const isNode = (value: unknown, type: string, usage: Usage): value is RichNode => {
  usage.nodes += 1;
  if (usage.nodes > maxNodes || usage.depth > maxDepth) return false;
  if (!isRecord(value) || value.type !== type) return false;
  if (!hasOnly(value, ['type', 'attrs', 'content', 'marks', 'text'])) return false;
  return (
    isTextValid(value) &&
    areMarksValid(value) &&
    areAttributesValid(value.attrs, nodeAttributes[type]) &&
    isContentValid(value, type, usage)
  );
};

const isTextValid = ({ type, text }: Record<string, unknown>): boolean =>
  type === 'text' ? typeof text === 'string' && text !== '' && clean(text) === text : text === undefined;

const isContentValid = ({ content }: Record<string, unknown>, type: string, usage: Usage): boolean => {
  if (content === undefined) return mayBeEmpty.includes(type);
  if (!Array.isArray(content) || (content.length === 0 && !mayBeEmpty.includes(type))) return false;
  const allowed = children[type] ?? [];
  const inner = { depth: usage.depth + 1, nodes: usage.nodes };
  const isWhole = content.every(
    (child: unknown) =>
      isRecord(child) &&
      typeof child.type === 'string' &&
      allowed.includes(child.type) &&
      isNode(child, child.type, inner),
  );
  usage.nodes = inner.nodes;
  return isWhole;
};

const areMarksValid = ({ type, marks }: Record<string, unknown>): boolean => {
  if (marks === undefined) return true;
  if (!inline.includes(String(type)) || !Array.isArray(marks) || !marks.every(isMark)) return false;
  // As in the editor: a text has each mark at most once. Two links on one text would be nested links.
  return new Set(marks.map((mark) => mark.type)).size === marks.length;
};

const isMark = (mark: unknown): mark is RichMark => {
  if (!isRecord(mark) || typeof mark.type !== 'string' || !hasOnly(mark, ['type', 'attrs'])) return false;
  if (mark.type === 'link')
    return isRecord(mark.attrs) && isLink(mark.attrs.href) && areAttributesValid(mark.attrs, linkAttributes);
  return ['bold', 'italic', 'underline', 'strike'].includes(mark.type) && areAttributesValid(mark.attrs, {});
};

type Rules = Readonly<Record<string, (value: unknown) => boolean>>;

const nodeAttributes: Readonly<Record<string, Rules>> = {
  heading: { level: (value) => value === 1 || value === 2 || value === 3 },
  orderedList: {
    start: (value) => Number.isSafeInteger(value),
    type: (value) => typeof value === 'string' && /^[1aAiI]$/.test(value),
  },
};

/** Accepts absolute addresses only: in an e-mail there is no base address. */
export const isLink = (value: unknown): value is string =>
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

/** Null counts as absent, because the editor writes defaults as null. A heading needs its level. */
const areAttributesValid = (attrs: unknown, rules: Rules = {}): boolean => {
  if (attrs === undefined) return !('level' in rules);
  if (!isRecord(attrs) || ('level' in rules && !('level' in attrs))) return false;
  return Object.entries(attrs).every(([name, value]) => {
    // Own properties only: names of the prototype are not rules.
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return (value === null && name !== 'level') || rule?.(value) === true;
  });
};

const countNodes = (node: unknown): number =>
  isRecord(node) && Array.isArray(node.content)
    ? node.content.reduce((count: number, child) => count + countNodes(child), 1)
    : 1;

/** A REST response contains the document as a JSON string, in which each quote of its JSON is escaped. */
const bytesInResponse = (document: unknown): number =>
  new TextEncoder().encode(JSON.stringify(JSON.stringify(document))).length;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

/** Removes NUL, which PostgreSQL cannot store, and replaces unpaired surrogates. */
const clean = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

const lines = (node: RichNode): string[] => {
  if (node.type === 'paragraph' || node.type === 'heading')
    return [(node.content ?? []).map((child) => (child.type === 'hardBreak' ? '\n' : (child.text ?? ''))).join('')];
  return (node.content ?? []).flatMap(lines);
};
