import { Fragment, type ReactNode } from 'react';
import { childrenOf, isNode, maxDepth, plainText, type RichNode, safeLink } from './rich-document.ts';

interface RichTextViewProps {
  document: unknown;
}

/** Draws a document tree as elements of its own kinds. What is unknown or too deep is drawn as its text alone. */
export const RichTextView = ({ document }: RichTextViewProps) =>
  isNode(document) && document.type === 'doc' ? blocksOf(document, 0) : asText(document);

const blocksOf = (node: RichNode, depth: number): ReactNode =>
  childrenOf(node).map((child, place) => <Fragment key={place}>{blockOf(child, depth + 1)}</Fragment>);

const blockOf = (node: RichNode, depth: number): ReactNode => {
  if (depth > maxDepth) return asText(node);
  switch (node.type) {
    case 'paragraph':
      return <p>{inlineOf(node)}</p>;
    case 'heading':
      return headingOf(node);
    case 'bulletList':
      return <ul>{itemsOf(node, depth)}</ul>;
    case 'orderedList':
      return <ol start={startOf(node)}>{itemsOf(node, depth)}</ol>;
    case 'blockquote':
      return <blockquote>{blocksOf(node, depth)}</blockquote>;
    default:
      return asText(node);
  }
};

/** The page has headings of two levels already: those of a text stand below them and only look like the first ones. */
const headingOf = (node: RichNode): ReactNode => {
  const children = inlineOf(node);
  const level = attributeOf(node, 'level');
  if (level === 1) return <h3 data-level="1">{children}</h3>;
  if (level === 2) return <h4 data-level="2">{children}</h4>;
  return <h5 data-level="3">{children}</h5>;
};

const itemsOf = (list: RichNode, depth: number): ReactNode =>
  childrenOf(list).map((item, place) => (
    <li key={place}>{item.type === 'listItem' ? blocksOf(item, depth + 1) : blockOf(item, depth + 1)}</li>
  ));

const startOf = (node: RichNode): number | undefined => {
  const start = attributeOf(node, 'start');
  return typeof start === 'number' && Number.isSafeInteger(start) ? start : undefined;
};

const inlineOf = (node: RichNode): ReactNode =>
  childrenOf(node).map((child, place) => <Fragment key={place}>{leafOf(child)}</Fragment>);

const leafOf = (node: RichNode): ReactNode => {
  if (node.type === 'hardBreak') return <br />;
  if (node.type !== 'text' || typeof node.text !== 'string') return plainText(node);
  return marksOf(node).reduce<ReactNode>(markedBy, node.text);
};

const marksOf = (node: RichNode): readonly RichNode[] =>
  Array.isArray(node.marks) ? node.marks.filter(isNode).filter(isFirstOfType).slice(0, 5) : [];

const isFirstOfType = ({ type }: RichNode, place: number, marks: readonly RichNode[]): boolean =>
  marks.findIndex((mark) => mark.type === type) === place;

const markedBy = (inner: ReactNode, mark: RichNode): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'link':
      return linkOf(inner, mark);
    default:
      return inner;
  }
};

const linkOf = (inner: ReactNode, mark: RichNode): ReactNode => {
  const href = safeLink(attributeOf(mark, 'href'));
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {inner}
    </a>
  ) : (
    inner
  );
};

const attributeOf = (node: RichNode, name: string): unknown =>
  isNode(node.attrs) ? (node.attrs as Record<string, unknown>)[name] : undefined;

const asText = (node: unknown): ReactNode => {
  const text = plainText(node);
  return text.trim() ? <p>{text}</p> : null;
};
