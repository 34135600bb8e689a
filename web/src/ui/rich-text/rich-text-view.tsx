import { maxDepth } from '@struma/shared/rich-document.ts';
import { Fragment, type ReactNode } from 'react';
import { getChildren, isNode, plainText, type RichNode, safeLink } from './rich-document.ts';

interface RichTextViewProps {
  document: unknown;
}

/**
 * Renders a document tree as elements. Nodes of unknown types, and nodes nested too deeply, are rendered as plain text.
 */
export const RichTextView = ({ document }: RichTextViewProps) =>
  isNode(document) && document.type === 'doc' ? renderBlocks(document, 0) : renderText(document);

const renderBlocks = (node: RichNode, depth: number): ReactNode =>
  renderAll(getChildren(node), (child) => renderBlock(child, depth + 1));

/** A single child is rendered without a list, which is faster: a conversation has hundreds of single texts. */
const renderAll = (children: readonly RichNode[], render: (child: RichNode) => ReactNode): ReactNode => {
  const [first] = children;
  if (first && children.length === 1) return render(first);
  return children.map((child, index) => <Fragment key={index}>{render(child)}</Fragment>);
};

const renderBlock = (node: RichNode, depth: number): ReactNode => {
  if (depth > maxDepth) return renderText(node);
  switch (node.type) {
    case 'paragraph':
      return <p>{renderInline(node)}</p>;
    case 'heading':
      return renderHeading(node);
    case 'bulletList':
      return <ul>{renderItems(node, depth)}</ul>;
    case 'orderedList':
      return <ol start={findStart(node)}>{renderItems(node, depth)}</ol>;
    case 'blockquote':
      return <blockquote>{renderBlocks(node, depth)}</blockquote>;
    default:
      return renderText(node);
  }
};

/** The page itself has h1 and h2, so the headings of a text start at h3. `data-level` determines their size. */
const renderHeading = (node: RichNode): ReactNode => {
  const children = renderInline(node);
  const level = findAttribute(node, 'level');
  if (level === 1) return <h3 data-level="1">{children}</h3>;
  if (level === 2) return <h4 data-level="2">{children}</h4>;
  return <h5 data-level="3">{children}</h5>;
};

const renderItems = (list: RichNode, depth: number): ReactNode =>
  getChildren(list).map((item, index) => (
    <li key={index}>{item.type === 'listItem' ? renderBlocks(item, depth + 1) : renderBlock(item, depth + 1)}</li>
  ));

const findStart = (node: RichNode): number | undefined => {
  const start = findAttribute(node, 'start');
  return typeof start === 'number' && Number.isSafeInteger(start) ? start : undefined;
};

const renderInline = (node: RichNode): ReactNode => renderAll(getChildren(node), renderLeaf);

const renderLeaf = (node: RichNode): ReactNode => {
  if (node.type === 'hardBreak') return <br />;
  if (node.type !== 'text' || typeof node.text !== 'string') return plainText(node);
  return getMarks(node).reduce<ReactNode>(applyMark, node.text);
};

const getMarks = (node: RichNode): readonly RichNode[] =>
  Array.isArray(node.marks) ? node.marks.filter(isNode).filter(isFirstOfType).slice(0, 5) : [];

const isFirstOfType = ({ type }: RichNode, index: number, marks: readonly RichNode[]): boolean =>
  marks.findIndex((mark) => mark.type === type) === index;

const applyMark = (inner: ReactNode, mark: RichNode): ReactNode => {
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
      return renderLink(inner, mark);
    default:
      return inner;
  }
};

const renderLink = (inner: ReactNode, mark: RichNode): ReactNode => {
  const href = safeLink(findAttribute(mark, 'href'));
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {inner}
    </a>
  ) : (
    inner
  );
};

const findAttribute = (node: RichNode, name: string): unknown =>
  isNode(node.attrs) ? (node.attrs as Record<string, unknown>)[name] : undefined;

const renderText = (node: unknown): ReactNode => {
  const text = plainText(node);
  return text.trim() ? <p>{text}</p> : null;
};
