import { describe, expect, test } from '@jest/globals';
import { isSubmitDraft, newSubmitDraft, type SubmitDraft } from './drafts/submit-draft.ts';
import { problemsOf } from './submit-problems.ts';

const toDocument = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }],
});
const completeDraft: SubmitDraft = {
  ...newSubmitDraft(),
  title: 'Теч',
  place: { latitude: 42.5, longitude: 23, address: null, pipelineId: null },
  document: toDocument('Тече вода.'),
};
const missing = '"Заглавие", "Описание" и "Локация" на сигнала трябва да имат стойности.';

describe('SG-17 the required fields of a new signal', () => {
  test('title, description and location are enough', () => {
    expect(problemsOf(completeDraft, null)).toBeNull();
  });

  test.each([
    ['title', { title: '   ' }],
    ['place', { place: null }],
    ['document', { document: toDocument('  ') }],
    ['document', { document: toDocument('') }],
  ])('an empty or blank field is reported as missing: %s', (field, part) => {
    expect(problemsOf({ ...completeDraft, ...part }, null)).toEqual({ summary: missing, [field]: expect.any(String) });
  });

  test('a typed name or telephone of an unknown caller prevents sending, because it would be lost', () => {
    const caller = { submitterId: '1', clientId: null, name: 'Иван', clientNumber: null, phone: null, address: null };
    expect(problemsOf(completeDraft, null, '0899 111 222')?.caller).toMatch(/^Изберете човек от списъка/);
    expect(problemsOf(completeDraft, null, ' ')).toBeNull();
    expect(problemsOf({ ...completeDraft, caller: { ...caller, openSignals: 0 } }, null, 'Иван')).toBeNull();
  });

  test('invalid typed coordinates are an error even if the draft still has a valid place', () => {
    const outside = 'Мястото е извън България.';
    const summary = expect.not.stringContaining(missing);
    expect(problemsOf(completeDraft, outside)).toEqual({ summary, place: outside });
    expect(problemsOf({ ...completeDraft, place: null }, outside)?.place).toBe(outside);
  });

  test('a text that is too long is reported, but not as missing', () => {
    const tooLong = { title: 'я'.repeat(201), document: toDocument('я'.repeat(50_001)) };
    const problems = problemsOf({ ...completeDraft, ...tooLong }, null);
    expect(problems?.summary).not.toBe(missing);
    expect(Object.keys(problems ?? {}).sort()).toEqual(['document', 'summary', 'title']);
  });

  test('a description with too many lines is refused before sending', () => {
    const content = Array.from({ length: 2000 }, () => ({ type: 'paragraph' }));
    const document = { type: 'doc', content: [...toDocument('Теч').content, ...content] };
    expect(problemsOf({ ...completeDraft, document }, null)?.document).toBe(
      'Описанието има твърде много редове или форматиране.',
    );
  });
});

describe('a draft from the tab', () => {
  test('a value with the shape of a draft is accepted', () => {
    expect(isSubmitDraft(JSON.parse(JSON.stringify(completeDraft)))).toBe(true);
  });

  test.each([
    null,
    'text',
    {},
    { ...completeDraft, place: { latitude: '42' } },
    { ...completeDraft, caller: {} },
    { ...completeDraft, key: 1 },
  ])('a value with another shape is refused: %#', (value) => {
    expect(isSubmitDraft(value)).toBe(false);
  });
});
