import { describe, expect, test } from '@jest/globals';
import { isSubmitDraft, newSubmitDraft, type SubmitDraft } from './submit-draft.ts';
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

describe('SG-17 what a new signal must have', () => {
  test('title, description and location are enough', () => {
    expect(problemsOf(whole, null)).toBeNull();
  });

  test.each([
    ['title', { title: '   ' }],
    ['place', { place: null }],
    ['document', { document: words('  ') }],
    ['document', { document: words('') }],
  ])('only spaces, or nothing, is missing: %s', (field, part) => {
    expect(problemsOf({ ...whole, ...part }, null)).toEqual({ summary: missing, [field]: expect.any(String) });
  });

  test('numbers that name no place count, and not the place before them', () => {
    const outside = 'Мястото е извън България.';
    expect(problemsOf(whole, outside)).toEqual({ summary: expect.not.stringContaining(missing), place: outside });
    expect(problemsOf({ ...whole, place: null }, outside)?.place).toBe(outside);
  });

  test('what is too long is not called missing', () => {
    const problems = problemsOf({ ...whole, title: 'я'.repeat(201), document: words('я'.repeat(50_001)) }, null);
    expect(problems?.summary).not.toBe(missing);
    expect(Object.keys(problems ?? {}).sort()).toEqual(['document', 'summary', 'title']);
  });
});

describe('a draft from the tab', () => {
  test('comes back as it was kept', () => {
    expect(isSubmitDraft(JSON.parse(JSON.stringify(whole)))).toBe(true);
  });

  test.each([
    null,
    'text',
    {},
    { ...whole, place: { latitude: '42' } },
    { ...whole, caller: {} },
    { ...whole, key: 1 },
  ])('of another form is not taken: %#', (value) => {
    expect(isSubmitDraft(value)).toBe(false);
  });
});
