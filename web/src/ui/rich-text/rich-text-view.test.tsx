import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { RichTextView } from './rich-text-view.tsx';

const text = (value: unknown, ...marks: unknown[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href, onclick: 'alert(1)', target: '_top' } });

const htmlOf = (...content: unknown[]): string =>
  render(<RichTextView document={{ type: 'doc', content }} />).container.innerHTML;

describe('SG-11 a message is rendered from its document', () => {
  test('blocks and marks are rendered as elements', () => {
    expect(
      htmlOf(
        { type: 'heading', attrs: { level: 2 }, content: [text('Спиране')] },
        paragraph(
          text('от '),
          text('9:30', { type: 'bold' }, { type: 'underline' }),
          { type: 'hardBreak' },
          text('до', { type: 'italic' }),
        ),
        {
          type: 'orderedList',
          attrs: { start: 3 },
          content: [{ type: 'listItem', content: [paragraph(text('три'))] }],
        },
        { type: 'blockquote', content: [paragraph(text('стар', { type: 'strike' }))] },
      ),
    ).toBe(
      '<h4 data-level="2">Спиране</h4><p>от <u><strong>9:30</strong></u><br><em>до</em></p>' +
        '<ol start="3"><li><p>три</p></li></ol><blockquote><p><s>стар</s></p></blockquote>',
    );
  });

  test('a link opens a new window and keeps only its address', () => {
    expect(htmlOf(paragraph(text('тук', link('https://example.bg'))))).toBe(
      '<p><a href="https://example.bg" target="_blank" rel="noopener noreferrer">тук</a></p>',
    );
  });

  test('links with unsafe addresses become text', () => {
    for (const href of ['javascript:alert(1)', ' JAVASCRIPT:alert(1)', 'data:text/html,<script>', '//evil', 7, null])
      expect(htmlOf(paragraph(text('натисни', link(href))))).toBe('<p>натисни</p>');
  });

  test('escapes markup in text', () => {
    const { container } = render(
      <RichTextView document={{ type: 'doc', content: [paragraph(text('<img src=x onerror=alert(1)>'))] }} />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  test('unknown nodes and marks become text', () => {
    expect(htmlOf({ type: 'iframe', attrs: { src: 'https://evil' }, content: [text('рамка')] })).toBe('<p>рамка</p>');
    expect(htmlOf(paragraph({ type: 'mention', content: [text('@Иван')] }, text('!', { type: 'script' })))).toBe(
      '<p>@Иван!</p>',
    );
    expect(htmlOf({ type: 'image', attrs: { src: 'https://evil' } })).toBe('');
  });

  test('renders invalid documents without an error', () => {
    for (const document of [
      null,
      undefined,
      'текст',
      5,
      [],
      {},
      { type: 'doc' },
      { type: 'doc', content: [null, 1, []] },
    ])
      expect(render(<RichTextView document={document} />).container.textContent).toBe('');
    expect(htmlOf({ type: 'heading', attrs: { level: 99 }, content: [text('x')] }, paragraph(text(7)))).toBe(
      '<h5 data-level="3">x</h5><p></p>',
    );
  });

  test('nodes deeper than the maximum depth become text', () => {
    let node: unknown = paragraph(text('дъно'));
    for (let depth = 0; depth < 5_000; depth += 1) node = { type: 'blockquote', content: [node] };
    const { container } = render(<RichTextView document={{ type: 'doc', content: [node] }} />);
    expect(container.querySelectorAll('blockquote').length).toBe(20);
    expect(container.textContent).toBe('дъно');
  });
});
