// Rich texts of messages for tests: valid ones, such as the editor creates, and parts of invalid ones.

export const paragraphMessage = (inline: object) => ({
  document: { type: 'doc', content: [{ type: 'paragraph', content: [inline] }] },
});

export const linkTo = (href: string) =>
  paragraphMessage({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] });

/** Nested quotes as JSON text, because `JSON.stringify` cannot write a tree of thousands of levels. */
export const nested = (depth: number, innermost = '{"type":"paragraph"}'): string =>
  `${'{"type":"blockquote","content":['.repeat(depth)}${innermost}${']}'.repeat(depth)}`;

const words = (...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'x', ...(marks.length > 0 && { marks }) }],
});

const numbered = (attrs: object) => ({
  type: 'orderedList',
  attrs,
  content: [{ type: 'listItem', content: [words()] }],
});

const link = { href: 'https://a.bg', target: '_blank', rel: 'noopener noreferrer', class: null, title: null };

/** Content of rich texts that the editor can create. */
export const goodDocuments: readonly (readonly [string, readonly unknown[]])[] = [
  ['an attribute that is null', [{ ...words(), attrs: { textAlign: null } }]],
  ['a numbered list', [numbered({ start: 3, type: null }), numbered({ type: 'a' }), numbered({})]],
  ['a link with all attributes that the editor writes', [words({ type: 'link', attrs: link })]],
  ['1 990 lines', [...Array.from({ length: 1_989 }, () => ({ type: 'paragraph' })), words()]],
  ['nineteen levels', [JSON.parse(nested(18, JSON.stringify(words())))]],
];
