import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useMessageDraft } from './use-message-draft.ts';

const renderDraft = () => renderHook(() => useMessageDraft('reply.17.maria'));
const document = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

describe('SG-12 the draft of a reply', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => void jest.useRealTimers());

  test('is stored every few seconds while the user types without a pause', () => {
    const { result } = renderDraft();
    for (let letters = 1; letters <= 40; letters += 1)
      act(() => {
        result.current.change({ document: document('а'.repeat(letters)) });
        jest.advanceTimersByTime(100);
      });
    const kept = renderDraft().result.current.draft.document;
    expect(JSON.stringify(kept)).toMatch(/а{30}/);
  });

  test('renders after the first letter and after a pause, not after each letter', () => {
    const rendered: unknown[] = [];
    const { result } = renderHook(() => {
      const kept = useMessageDraft('reply.18.maria');
      rendered.push(kept.draft.document);
      return kept;
    });
    act(() => result.current.change({ document: document('а') }));
    const rendersBefore = rendered.length;
    for (const text of ['аб', 'абв', 'абвг']) act(() => result.current.change({ document: document(text) }));
    expect(rendered).toHaveLength(rendersBefore);
    expect(result.current.latest().document).toEqual(document('абвг'));
    act(() => jest.advanceTimersByTime(400));
    expect(rendered.at(-1)).toEqual(document('абвг'));
  });

  test('is stored shortly after a change and restored with its key', () => {
    const { result } = renderDraft();
    act(() => result.current.change({ document: document('Здравейте') }));
    expect(sessionStorage).toHaveLength(0);
    act(() => jest.advanceTimersByTime(400));
    expect(result.current.saved).toBeInstanceOf(Date);
    const restored = renderDraft().result.current.draft;
    expect(restored).toEqual(result.current.draft);
    expect(restored.document).toEqual(document('Здравейте'));
  });

  test('is stored at once when the page is closed', () => {
    const { result, unmount } = renderDraft();
    act(() => result.current.change({ document: document('едно') }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(renderDraft().result.current.draft.document).toEqual(document('едно'));
    act(() => result.current.change({ document: document('две') }));
    unmount();
    expect(renderDraft().result.current.draft.document).toEqual(document('две'));
  });

  test('is deleted after sending, and the next draft has another key', () => {
    const { result } = renderDraft();
    const { key } = result.current.draft;
    act(() => result.current.change({ document: document('едно') }));
    act(() => result.current.startNew());
    act(() => jest.runAllTimers());
    expect(sessionStorage).toHaveLength(0);
    expect(result.current.draft).toMatchObject({ document: null, isUnsure: false });
    expect(result.current.draft.key).not.toBe(key);
  });

  test('is not stored while empty, unless the message may be stored already', () => {
    const { result } = renderDraft();
    act(() => result.current.change({ document: document(' ') }));
    act(() => jest.runAllTimers());
    expect(sessionStorage).toHaveLength(0);
    act(() => result.current.change({ isUnsure: true }));
    act(() => jest.runAllTimers());
    expect(renderDraft().result.current.draft.key).toBe(result.current.draft.key);
  });
});
