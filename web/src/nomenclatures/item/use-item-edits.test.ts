import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ItemValues } from './item-values.ts';
import { useItemEdits } from './use-item-edits.ts';

const steel: ItemValues = { code: 'СТ', nameBg: 'Стомана', nameEn: 'Steel', isActive: true };

const open = () => renderHook((stored: ItemValues) => useItemEdits(stored), { initialProps: steel });

test('NO-3 only changed values are saved, trimmed, with the values that the user saw', () => {
  const { result } = open();
  act(() => result.current.change('nameBg', ' Чугун '));
  act(() => result.current.change('nameEn', '  '));
  act(() => result.current.change('code', 'СТ '));
  expect(result.current).toMatchObject({
    isChanged: true,
    changes: { nameBg: 'Чугун', nameEn: null },
    expected: { nameBg: 'Стомана', nameEn: 'Steel' },
  });
  expect(Object.keys(result.current.changes)).toEqual(['nameBg', 'nameEn']);
});

test('NO-3 a value that is changed back is no change', () => {
  const { result } = open();
  act(() => result.current.change('isActive', false));
  expect(result.current.changes).toEqual({ isActive: false });
  act(() => result.current.change('isActive', true));
  expect(result.current).toMatchObject({ isChanged: false, changes: {}, expected: {} });
});

test('NO-3 unchanged fields follow the stored values; for a changed field the first seen value is expected', () => {
  const { result, rerender } = open();
  act(() => result.current.change('nameBg', 'Чу'));
  rerender({ ...steel, nameBg: 'Бронз', nameEn: 'Bronze' });
  act(() => result.current.change('nameBg', 'Чугун'));
  expect(result.current).toMatchObject({
    values: { nameBg: 'Чугун', nameEn: 'Bronze' },
    expected: { nameBg: 'Стомана' },
    outdated: ['nameBg'],
  });
  rerender({ ...steel, nameBg: 'Чугун' });
  expect(result.current.outdated).toEqual([]);
});

test('NO-3 values that were typed during a save stay unsaved; the saved values become their expected values', () => {
  const { result, rerender } = open();
  act(() => result.current.change('nameBg', 'Чугун '));
  act(() => result.current.change('code', 'ЧУ'));
  const sent = result.current.changes;
  act(() => result.current.change('code', 'ЧУГ'));
  act(() => result.current.change('nameEn', 'Iron'));
  rerender({ ...steel, nameBg: 'Чугун', code: 'ЧУ' });
  act(() => result.current.discardSavedEdits(sent));
  expect(result.current).toMatchObject({
    values: { nameBg: 'Чугун', code: 'ЧУГ', nameEn: 'Iron' },
    changes: { code: 'ЧУГ', nameEn: 'Iron' },
    expected: { code: 'ЧУ', nameEn: 'Steel' },
    outdated: [],
  });
  act(() => result.current.discardSavedEdits(result.current.changes));
  expect(result.current).toMatchObject({ isChanged: false, values: { code: 'ЧУ' } });
});
