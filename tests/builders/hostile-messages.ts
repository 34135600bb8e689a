/** What somebody may try to have stored as a message: the JSON of a document, or plain text. */
export interface HostileMessage {
  name: string;
  message: string;
}

type Node = Record<string, unknown>;

const json = (...content: unknown[]): string => JSON.stringify({ type: 'doc', content });
const paragraph = (...content: unknown[]): Node => ({ type: 'paragraph', content });
const words = (text: unknown, ...marks: unknown[]): Node => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const link = (href: unknown, attrs: object = {}): Node => ({ type: 'link', attrs: { href, ...attrs } });
const linked = (href: unknown): string => json(paragraph(words('връзка', link(href))));
const nested = (levels: number, inner: unknown): unknown => {
  let node = inner;
  for (let level = 0; level < levels; level += 1) node = { type: 'blockquote', content: [node] };
  return node;
};

/** Each tries to run something, to reach another host, or to break whoever reads it. */
export const hostileMessages: readonly HostileMessage[] = [
  { name: 'a script as a link', message: linked('javascript:alert(1)') },
  { name: 'a script as a link, behind signs of control', message: linked('\u0001 javascript:alert(1)') },
  { name: 'a script as a link, broken by a line', message: linked('java\nscript:alert(1)') },
  { name: 'a script as a link, in mixed letters', message: linked('JaVaScRiPt:alert(1)') },
  { name: 'data as a link', message: linked('data:text/html,<script>alert(1)</script>') },
  { name: 'another script as a link', message: linked('vbscript:msgbox(1)') },
  { name: 'an address without a protocol', message: linked('//evil.example/x') },
  { name: 'an address that leaves its attribute', message: linked('https://a" onmouseover="alert(1)') },
  { name: 'a link that is no text', message: linked({ toString: 'javascript:alert(1)' }) },
  {
    name: 'a handler on a link',
    message: json(paragraph(words('a', link('https://a.example', { onclick: 'alert(1)' })))),
  },
  {
    name: 'a link with another target',
    message: json(paragraph(words('a', link('https://a.example', { target: '_top' })))),
  },
  { name: 'a script', message: json({ type: 'script', content: [words('alert(1)')] }) },
  { name: 'a picture with a handler', message: json({ type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }) },
  { name: 'a frame', message: json({ type: 'iframe', attrs: { srcdoc: '<script>alert(1)</script>' } }) },
  {
    name: 'a style',
    message: json(paragraph(words('a', { type: 'textStyle', attrs: { style: 'background:url(//evil.example)' } }))),
  },
  {
    name: 'a heading of a level that is a tag',
    message: json({ type: 'heading', attrs: { level: 'script' }, content: [words('a')] }),
  },
  {
    name: 'HTML as an attribute',
    message: json({
      type: 'paragraph',
      attrs: { dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' } },
    }),
  },
  {
    name: 'a list that leaves its attribute',
    message: json({
      type: 'orderedList',
      attrs: { start: '1" onclick="alert(1)' },
      content: [{ type: 'listItem', content: [paragraph(words('a'))] }],
    }),
  },
  { name: 'an element as a text', message: json(paragraph(words({ $$typeof: 'x', type: 'script' }))) },
  {
    name: 'a node of the prototype',
    message: '{"type":"doc","content":[{"type":"__proto__"},{"type":"constructor"}]}',
  },
  {
    name: 'another prototype',
    message: '{"type":"doc","__proto__":{"content":[]},"content":[{"__proto__":{"type":"paragraph"}}]}',
  },
  { name: '60 levels', message: json(nested(60, paragraph(words('дъно', link('javascript:alert(1)'))))) },
  { name: 'HTML', message: '<svg onload=alert(1)><script>alert(1)</script><img src=x onerror=alert(1)>' },
  { name: 'templates', message: '{{constructor.constructor("alert(1)")()}}${alert(1)}<%= 1 %>' },
];

/** As many more, put together at random; the same for the same seed. */
export const generatedMessages = (count: number, seed = 20_261_121): readonly HostileMessage[] => {
  const draw = drawing(seed);
  return Array.from({ length: count }, (_, place) => ({
    name: `generated ${place}`,
    message: draw.below(6) === 0 ? textOf(draw) : JSON.stringify({ type: 'doc', content: nodesOf(draw, 0) }),
  }));
};

interface Draw {
  below(limit: number): number;
  one<T>(of: readonly T[]): T;
}

const drawing = (seed: number): Draw => {
  let state = seed % 2_147_483_647 || 1;
  const below = (limit: number): number => (state = (state * 48_271) % 2_147_483_647) % limit;
  return { below, one: (of) => of[below(of.length)] as (typeof of)[number] };
};

const nodeTypes = [
  'paragraph',
  'heading',
  'bulletList',
  'listItem',
  'blockquote',
  'text',
  'hardBreak',
  'script',
  'style',
  'iframe',
  'image',
  'svg',
  'object',
  'html',
  'doc',
  'a',
  '__proto__',
  'toString',
  '',
  'PARAGRAPH',
];
const markTypes = ['bold', 'link', 'link', 'link', 'textStyle', 'highlight', 'code', '__proto__', 'script'];
const names = [
  'href',
  'src',
  'srcdoc',
  'style',
  'onclick',
  'onerror',
  'onload',
  'class',
  'id',
  'level',
  'start',
  'type',
  'target',
  'rel',
  'title',
  'formaction',
  'xlink:href',
  '__proto__',
  'dangerouslySetInnerHTML',
];
const protocols = [
  'javascript',
  'JAVASCRIPT',
  'java\tscript',
  ' javascript',
  '\u0001javascript',
  'javascript\u200B',
  'data',
  'vbscript',
  'file',
  'blob',
  'http',
  'https',
  'mailto',
  'tel',
  'ftp',
  'view-source',
  'intent',
];
const rests = [
  ':alert(1)',
  '://evil.example/x',
  '://a" onmouseover="alert(1)',
  ':text/html;base64,PHNjcmlwdD4=',
  ':%0Aalert(1)',
  '://a\\@evil.example',
  ':',
  '://<script>',
  '://\u202Eexample',
];
const fragments = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><b onmouseover=alert(1)>',
  "'-alert(1)-'",
  '</style><script>',
  '{{7*7}}',
  '${7*7}',
  '<!--',
  ']]>',
  '&lt;script&gt;',
  '\u202E',
  '<a href="javascript:alert(1)">',
  '\u2028',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
];

const addressOf = (draw: Draw): string => draw.one(protocols) + draw.one(rests);
const textOf = (draw: Draw): string =>
  Array.from({ length: 1 + draw.below(4) }, () => draw.one(fragments)).join(draw.one(['', ' ', '\n', 'а']));

const attributesOf = (draw: Draw): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: 1 + draw.below(3) }, () => [
      draw.one(names),
      draw.one<unknown>([addressOf(draw), textOf(draw), 1, -1, null, true, {}, []]),
    ]),
  );

const nodesOf = (draw: Draw, depth: number): unknown[] =>
  Array.from({ length: 1 + draw.below(3) }, () => nodeOf(draw, depth));

const nodeOf = (draw: Draw, depth: number): unknown => {
  if (draw.below(20) === 0) return draw.one<unknown>([null, 1, 'x', [], {}, true]);
  const type = depth < 2 && draw.below(2) === 0 ? 'paragraph' : draw.one(nodeTypes);
  const mark = draw.one(markTypes);
  const marks = [
    {
      type: mark,
      attrs: mark === 'link' ? { ...(draw.below(2) && attributesOf(draw)), href: addressOf(draw) } : attributesOf(draw),
    },
  ];
  if (type === 'text' || depth > 4) return { type: 'text', text: textOf(draw), ...(draw.below(2) && { marks }) };
  return { type, ...(draw.below(3) === 0 && { attrs: attributesOf(draw) }), content: nodesOf(draw, depth + 1) };
};
