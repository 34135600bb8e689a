import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Session, SessionContext } from '../../../session/use-session.ts';
import { useDraft } from './use-draft.ts';

const session = { id: 'maria', name: 'Мария' } as unknown as Session;
const wrapper = ({ children }: { children: ReactNode }) => <SessionContext value={session}>{children}</SessionContext>;
const open = () => renderHook(() => useDraft('17'), { wrapper });
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

  test('is kept every few seconds by whoever writes without a pause', () => {
    const { result } = open();
    for (let letters = 1; letters <= 40; letters += 1)
      act(() => {
        result.current.change({ document: document('а'.repeat(letters)) });
        jest.advanceTimersByTime(100);
      });
    const kept = open().result.current.draft.document;
    expect(JSON.stringify(kept)).toMatch(/а{30}/);
  });

  test('a letter draws nothing anew, the first one and a pause do', () => {
    const drawn: unknown[] = [];
    const { result } = renderHook(
      () => {
        const kept = useDraft('18');
        drawn.push(kept.draft.document);
        return kept;
      },
      { wrapper },
    );
    act(() => result.current.change({ document: document('а') }));
    const before = drawn.length;
    for (const text of ['аб', 'абв', 'абвг']) act(() => result.current.change({ document: document(text) }));
    expect(drawn).toHaveLength(before);
    expect(result.current.latest().document).toEqual(document('абвг'));
    act(() => jest.advanceTimersByTime(400));
    expect(drawn.at(-1)).toEqual(document('абвг'));
  });

  test('is kept a moment after a change and comes back with its key', () => {
    const { result } = open();
    act(() => result.current.change({ document: document('Здравейте') }));
    expect(sessionStorage).toHaveLength(0);
    act(() => jest.advanceTimersByTime(400));
    expect(result.current.saved).toBeInstanceOf(Date);
    const again = open().result.current.draft;
    expect(again).toEqual(result.current.draft);
    expect(again.document).toEqual(document('Здравейте'));
  });

  test('is kept at once when the page goes', () => {
    const { result, unmount } = open();
    act(() => result.current.change({ document: document('едно') }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(open().result.current.draft.document).toEqual(document('едно'));
    act(() => result.current.change({ document: document('две') }));
    unmount();
    expect(open().result.current.draft.document).toEqual(document('две'));
  });

  test('is forgotten after sending, and the next one has another key', () => {
    const { result } = open();
    const { key } = result.current.draft;
    act(() => result.current.change({ document: document('едно') }));
    act(() => result.current.startNew());
    act(() => jest.runAllTimers());
    expect(sessionStorage).toHaveLength(0);
    expect(result.current.draft).toMatchObject({ document: null, isUnsure: false });
    expect(result.current.draft.key).not.toBe(key);
  });

  test('that says nothing is not kept, unless it may be stored already', () => {
    const { result } = open();
    act(() => result.current.change({ document: document(' ') }));
    act(() => jest.runAllTimers());
    expect(sessionStorage).toHaveLength(0);
    act(() => result.current.change({ isUnsure: true }));
    act(() => jest.runAllTimers());
    expect(open().result.current.draft.key).toBe(result.current.draft.key);
  });
});
