import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { paramsOf } from '../filter/filter-kinds.ts';
import { PrintHeader } from './print-header.tsx';

test('FI-11 the sheet has the title, the filter in words, the numbers of printed and of all rows, and the time', () => {
  const params = paramsOf([{ kind: 'text', name: 'street', label: 'Улица' }]);
  const { container } = render(
    <PrintHeader title="Водомери" params={params} filter={{ street: 'Орион' }} shown={100} total={1268} />,
  );
  expect(container.textContent).toBe('');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(container.querySelector('h1')?.textContent).toBe('Водомери');
  expect(container.textContent).toMatch(
    /Филтър: Улица Орион.*Показани са 100 от 1.268 записа\. Разпечатано на \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\./,
  );
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(container.textContent).toBe('');
});
