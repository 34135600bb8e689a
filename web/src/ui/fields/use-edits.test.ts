import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useEdits } from './use-edits.ts';

const stored = { number: '1', name: 'Боев', type: '2' };

const open = () => renderHook((values: typeof stored) => useEdits(values), { initialProps: stored });

test('CL-2 a field is changed only if its value differs from the stored one', () => {
  const { result } = open();
  act(() => result.current.change({ name: ' Боев ', type: '3' }));
  expect(result.current).toMatchObject({ changed: ['type'], isChanged: true });
  act(() => result.current.reset());
  expect(result.current).toMatchObject({ values: stored, changed: [], isChanged: false });
});

test('CL-2 AD-1 WM-7 after a conflict, discarded fields show the stored values; the other edits stay unsaved', () => {
  const { result, rerender } = open();
  act(() => result.current.change({ name: 'Моя', type: '3' }));
  const newer = { number: '9', name: 'Чужда', type: '2' };
  rerender(newer);
  act(() => result.current.discard(['name']));
  expect(result.current).toMatchObject({
    values: { number: '9', name: 'Чужда', type: '3' },
    changed: ['type'],
    isChanged: true,
  });
});
