import { rich, words } from './signals.ts';

const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const linked = (href: unknown): string => rich({ type: 'paragraph', content: [words('връзка', link(href))] });

/** Texts that a service of another make may hold: each tries to run something, to reach another host or to break the page. */
export const hostileTexts: readonly string[] = [
  linked('javascript:alert(1)'),
  linked(' \u0001javascript:alert(1)'),
  linked('JaVaScRiPt:alert(1)'),
  linked('java\nscript:alert(1)'),
  linked('data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='),
  linked('vbscript:msgbox(1)'),
  linked('blob:https://evil.example/1'),
  linked('//evil.example/x'),
  linked({ toString: 'javascript:alert(1)' }),
  rich({ type: 'script', attrs: { src: 'https://evil.example/x.js' }, content: [words('alert(1)')] }),
  rich({ type: 'image', attrs: { src: 'https://evil.example/x.png', onerror: 'alert(1)' } }),
  rich({ type: 'iframe', attrs: { src: 'https://evil.example/', srcdoc: '<script>alert(1)</script>' } }),
  rich({
    type: 'heading',
    attrs: { level: 'script', onclick: 'alert(1)', style: 'position:fixed' },
    content: [words('h')],
  }),
  rich({ type: 'paragraph', attrs: { dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' } } }),
  rich({
    type: 'paragraph',
    content: [words('м', { type: 'textStyle', attrs: { style: 'background:url(//evil.example)' } })],
  }),
  rich({ type: 'orderedList', attrs: { start: '1" onmouseover="alert(1)' }, content: [{ type: 'listItem' }] }),
  rich({ type: 'paragraph', content: [{ type: 'text', text: { $$typeof: 'x', type: 'script' } }] }),
  rich({ type: '__proto__', content: [words('п')] }, { type: 'constructor', content: [words('к')] }),
  '{"type":"doc","content":[{"__proto__":{"type":"paragraph"},"content":[{"type":"text","text":"а"}]}]}',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a>',
  '{{constructor.constructor("alert(1)")()}}${alert(1)}',
  rich({ type: 'paragraph', content: [words('\u202Egnp.exe\u202C\u0000\uFEFF\uD800')] }).replaceAll('\\u0000', ''),
  JSON.stringify({ type: 'doc', content: nested(60) }),
];

function nested(levels: number): unknown[] {
  let content: unknown[] = [{ type: 'paragraph', content: [words('дъно', link('javascript:alert(1)'))] }];
  for (let level = 0; level < levels; level += 1) content = [{ type: 'blockquote', content }];
  return content;
}
