import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/**
 * Generates rich texts. Attributes, texts, marks and contents are mostly valid; about one in 31 is replaced by a value
 * of any type.
 */
const generatedDocuments = (): Arbitrary<Record<string, unknown>> =>
  fc.record({ type: fc.constant('doc'), content: fc.array(block(2), { minLength: 1, maxLength: 3 }) });

/** Returns `count` generated documents, the same in every run. */
export const generatedSample = (count: number): Record<string, unknown>[] =>
  fc.sample(generatedDocuments(), { numRuns: count, seed: 20_261_205 });

/** Generates mostly valid values, because otherwise hardly any document would be valid. */
const mostly = (validValues: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: validValues }, { weight: 1, arbitrary: invalidValues });

const invalidValues = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1, 1.5, 1e308, '', '1', 'a', 'x', [], ['a'], [1], {}, { toString: 'a' }),
  fc.string({ maxLength: 5 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const words = fc.oneof(
  fc.constantFrom('Няма вода', 'a', '<b>', 'e\u0301', '👨‍👩‍👧', '\u{20BB7}', '\u{10FFFD}', '\uFFFD', '\u202E', ' '),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);

const attributes = (given: Record<string, Arbitrary<unknown>>): Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(given).map(([name, values]) => [name, mostly(values)])), {
    requiredKeys: [],
  });

const linkAttributes = fc.record(
  {
    href: mostly(fc.constantFrom('https://vik.example/а?б=1', 'mailto:a@b.example', 'tel:112')),
    target: mostly(fc.constantFrom('_blank', null)),
    rel: mostly(fc.constantFrom('noopener noreferrer', null)),
    title: mostly(fc.oneof(words, fc.constant(null))),
  },
  { requiredKeys: ['href'] },
);
const mark = fc.oneof(
  fc.record({ type: mostly(fc.constantFrom('bold', 'italic', 'underline', 'strike')) }),
  fc.record({ type: fc.constant('link'), attrs: mostly(linkAttributes) }),
);
const textNode = fc.record(
  { type: fc.constant('text'), text: mostly(words), marks: mostly(fc.array(mark, { maxLength: 3 })) },
  { requiredKeys: ['type', 'text'] },
);
const lineBreak = fc.constant<unknown>({ type: 'hardBreak' });
const inline = fc.array(fc.oneof({ weight: 4, arbitrary: textNode }, { weight: 1, arbitrary: lineBreak }), {
  maxLength: 3,
});

const paragraph = fc.record({ type: fc.constant('paragraph'), content: mostly(inline) }, { requiredKeys: ['type'] });
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ level: mostly(fc.constantFrom(1, 2, 3)) }),
  content: inline,
});

const block = (depth: number): Arbitrary<unknown> => {
  if (depth === 0) return paragraph;
  const inner = fc.array(block(depth - 1), { minLength: 1, maxLength: 2 });
  const items = fc.array(fc.record({ type: fc.constant('listItem'), content: inner }), { minLength: 1, maxLength: 2 });
  const numbering = attributes({ start: fc.integer(), type: fc.constantFrom('1', 'a', 'A', 'i', 'I', null) });
  return fc.oneof(
    { weight: 3, arbitrary: paragraph },
    heading,
    fc.record({ type: fc.constant('bulletList'), content: items }),
    fc.record(
      { type: fc.constant('orderedList'), attrs: mostly(numbering), content: items },
      { requiredKeys: ['type', 'content'] },
    ),
    fc.record({ type: fc.constant('blockquote'), content: inner }),
  );
};
