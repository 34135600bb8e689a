/** A message that is an attack: the JSON of a rich text, or plain text. */
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

/** The script of the attacks: it opens a dialog and sets the variable `__hit`. */
export const attack = 'alert(__hit=1)';

/** Messages that try to run a script, to reach another host or to crash the program that reads them. */
export const hostileMessages: readonly HostileMessage[] = [
  { name: 'a script as a link', message: linked(`javascript:${attack}`) },
  { name: 'a script as a link, after control characters', message: linked(` \u0001javascript:${attack}`) },
  { name: 'a script as a link, with a line break inside', message: linked(`java\nscript:${attack}`) },
  { name: 'a script as a link, in mixed letter case', message: linked(`JaVaScRiPt:${attack}`) },
  { name: 'data as a link', message: linked('data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==') },
  { name: 'a blob URL as a link', message: linked('blob:https://evil.example/1') },
  { name: 'an address without a protocol', message: linked('//evil.example/x') },
  { name: 'an address that closes its attribute', message: linked(`https://a" onmouseover="${attack}`) },
  { name: 'a link whose URL is not a text', message: linked({ toString: `javascript:${attack}` }) },
  {
    name: 'a link with a handler and another target',
    message: json(paragraph(words('a', link('https://a.example', { onclick: attack, target: '_top' })))),
  },
  {
    name: 'a script',
    message: json({ type: 'script', attrs: { src: 'https://evil.example/x.js' }, content: [words(attack)] }),
  },
  {
    name: 'a picture with a handler',
    message: json({ type: 'image', attrs: { src: 'https://evil.example/x.png', onerror: attack } }),
  },
  {
    name: 'a frame',
    message: json({
      type: 'iframe',
      attrs: { src: 'https://evil.example/', srcdoc: `<script>parent.${attack}</script>` },
    }),
  },
  {
    name: 'a style',
    message: json(paragraph(words('a', { type: 'textStyle', attrs: { style: 'background:url(//evil.example)' } }))),
  },
  {
    name: 'a heading whose level is the name of a tag',
    message: json({
      type: 'heading',
      attrs: { level: 'script', onclick: attack, style: 'position:fixed' },
      content: [words('a')],
    }),
  },
  {
    name: 'HTML as an attribute',
    message: json({
      type: 'paragraph',
      attrs: { dangerouslySetInnerHTML: { __html: `<img src=x onerror=${attack}>` } },
    }),
  },
  {
    name: 'a list that closes its attribute',
    message: json({
      type: 'orderedList',
      attrs: { start: `1" onclick="${attack}` },
      content: [{ type: 'listItem', content: [paragraph(words('a'))] }],
    }),
  },
  { name: 'an element as a text', message: json(paragraph(words({ $$typeof: 'x', type: 'script' }))) },
  {
    name: 'node types named like properties of the prototype',
    message: '{"type":"doc","content":[{"type":"__proto__"},{"type":"constructor"}]}',
  },
  {
    name: 'another prototype',
    message:
      '{"type":"doc","__proto__":{"content":[]},"content":[{"__proto__":{"type":"paragraph"},"content":[{"type":"text","text":"a"}]}]}',
  },
  { name: '60 levels', message: json(nested(60, paragraph(words('дъно', link(`javascript:${attack}`))))) },
  {
    name: 'HTML',
    message: `<svg onload=${attack}><script>${attack}</script></svg><img src=x onerror=${attack}><a href="javascript:${attack}">a</a>`,
  },
  { name: 'templates', message: `{{constructor.constructor("${attack}")()}}\${${attack}}<%= 1 %>` },
  {
    name: 'characters that change the text direction, and an unpaired surrogate',
    message: json(paragraph(words('\u202Egnp.exe\u202C\uFEFF\uD800'))),
  },
];

/** Randomly combined messages; the same for the same seed. */
export const generatedMessages = (count: number, seed = 20_261_121): readonly HostileMessage[] => {
  const draw = createDraw(seed);
  return Array.from({ length: count }, (_, index) => ({
    name: `generated ${index}`,
    message: draw.below(6) === 0 ? textOf(draw) : JSON.stringify({ type: 'doc', content: nodesOf(draw, 0) }),
  }));
};

/** Random choices that the seed determines. */
interface Draw {
  below(limit: number): number;
  one<T>(of: readonly T[]): T;
}

const createDraw = (seed: number): Draw => {
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
  `:${attack}`,
  '://evil.example/x',
  `://a" onmouseover="${attack}`,
  ':text/html;base64,PHNjcmlwdD4=',
  `:%0A${attack}`,
  '://a\\@evil.example',
  ':',
  '://<script>',
  '://\u202Eexample',
];
const fragments = [
  `<script>${attack}</script>`,
  `<img src=x onerror=${attack}>`,
  `<svg/onload=${attack}>`,
  `"><b onmouseover=${attack}>`,
  `'-${attack}-'`,
  '</style><script>',
  '{{7*7}}',
  '${7*7}',
  '<!--',
  ']]>',
  '&lt;script&gt;',
  '\u202E',
  `<a href="javascript:${attack}">`,
  '\u2028',
  `<math><mtext><table><mglyph><style><img src=x onerror=${attack}>`,
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
