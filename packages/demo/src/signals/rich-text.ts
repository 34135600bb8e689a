interface Node {
  type: string;
  attrs?: Record<string, number>;
  content?: Node[];
  text?: string;
}

/**
 * Converts a text to the editor's document as JSON text. ' ¶ ' starts a paragraph, '## ' a heading and '• ' a list
 * item.
 */
export const richText = (text: string): string =>
  JSON.stringify({ type: 'doc', content: text.split(' ¶ ').map(block) });

const block = (text: string): Node => {
  if (text.startsWith('## ')) return { type: 'heading', attrs: { level: 3 }, content: [plain(text.slice(3))] };
  if (!text.startsWith('• ')) return paragraph(text);
  const points = text.slice(2).split(' • ');
  return { type: 'bulletList', content: points.map((point) => ({ type: 'listItem', content: [paragraph(point)] })) };
};

const paragraph = (text: string): Node => ({ type: 'paragraph', content: [plain(text)] });

const plain = (text: string): Node => ({ type: 'text', text });
