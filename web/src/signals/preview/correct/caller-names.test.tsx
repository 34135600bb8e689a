import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { type Caller, toCaller } from '../../caller/caller.ts';
import { useCallerCorrection } from './use-caller-correction.ts';
import { conflictFields } from './use-correct-signal.tsx';

const signalOf = (id: string, name: string) => ({
  id: '7',
  title: 'Теч',
  hasWithheldMessages: false,
  location: null,
  submitter: { id, name },
});
const boris = { ...toCaller({ id: '3', name: 'Борис Иванов' }), email: 'b@example.bg' };

const callersOf = (seen: string, stored: string, caller: Caller | null) => {
  const input = { id: '7', submitterId: caller?.submitterId ?? null, caller };
  const [{ seen: first, stored: second, chosen } = {}] = conflictFields(
    signalOf('1', seen),
    signalOf('2', stored),
    input,
  );
  return [first, second, chosen];
};

test('SG-16 a conflict distinguishes submitters of the same name', () => {
  expect(callersOf('Борис Иванов', 'Яна Ангелова', boris)).toEqual([
    'Борис Иванов · подател № 1',
    'Яна Ангелова · подател № 2',
    'Борис Иванов · b@example.bg · подател № 3',
  ]);
  expect(callersOf('Ангел Щерев', 'Яна Ангелова', boris)).toEqual(['Ангел Щерев', 'Яна Ангелова', 'Борис Иванов']);
  expect(callersOf('Борис Иванов', 'Борис Иванов', null)).toEqual([
    'Борис Иванов · подател № 1',
    'Борис Иванов · подател № 2',
    'неизвестен подател',
  ]);
});

test('SG-16 the stored submitter of a correction has telephone, e-mail address and number', () => {
  const facts = { phone: null, email: 'iva@example.bg', clientNumber: null };
  const { result } = renderHook(() => useCallerCorrection({ id: '1', name: 'Борис Иванов' }, facts));
  expect(result.current.caller).toMatchObject({ submitterId: '1', email: 'iva@example.bg', hasTwin: true });
  expect(result.current.changes).toBeNull();
});
