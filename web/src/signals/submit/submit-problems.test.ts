import { describe, expect, test } from '@jest/globals';
import { isSubmitDraft, newSubmitDraft, type SubmitDraft } from './drafts/submit-draft.ts';
import { problemsOf } from './submit-problems.ts';

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }],
});
const whole: SubmitDraft = {
  ...newSubmitDraft(),
  title: 'Теч',
  place: { latitude: 42.5, longitude: 23, address: null, pipelineId: null },
  document: words('Тече вода.'),
};
const missing = '"Заглавие", "Описание" и "Локация" на сигнала трябва да имат стойности.';

describe('SG-17 the required fields of a new signal', () => {
  test('title, description and location are enough', () => {
    expect(problemsOf(whole, null)).toBeNull();
  });

  test.each([
    ['title', { title: '   ' }],
    ['place', { place: null }],
    ['document', { document: words('  ') }],
    ['document', { document: words('') }],
  ])('an empty or blank field is missing: %s', (field, part) => {
    expect(problemsOf({ ...whole, ...part }, null)).toEqual({ summary: missing, [field]: expect.any(String) });
  });

  test('invalid typed coordinates are an error even if the draft still has a valid place', () => {
    const outside = 'Мястото е извън България.';
    expect(problemsOf(whole, outside)).toEqual({ summary: expect.not.stringContaining(missing), place: outside });
    expect(problemsOf({ ...whole, place: null }, outside)?.place).toBe(outside);
  });

  test('a text that is too long is not missing', () => {
    const problems = problemsOf({ ...whole, title: 'я'.repeat(201), document: words('я'.repeat(50_001)) }, null);
    expect(problems?.summary).not.toBe(missing);
    expect(Object.keys(problems ?? {}).sort()).toEqual(['document', 'summary', 'title']);
  });

  test('a description with too many lines is refused before sending', () => {
    const content = Array.from({ length: 2000 }, () => ({ type: 'paragraph' }));
    const document = { type: 'doc', content: [...words('Теч').content, ...content] };
    expect(problemsOf({ ...whole, document }, null)?.document).toBe(
      'Описанието има твърде много редове или форматиране.',
    );
  });
});

describe('a draft from the tab', () => {
  test('is restored as it was stored', () => {
    expect(isSubmitDraft(JSON.parse(JSON.stringify(whole)))).toBe(true);
  });

  test.each([
    null,
    'text',
    {},
    { ...whole, place: { latitude: '42' } },
    { ...whole, caller: {} },
    { ...whole, key: 1 },
  ])('with another shape is ignored: %#', (value) => {
    expect(isSubmitDraft(value)).toBe(false);
  });
});
