import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FilterFieldControl } from './filter-field.tsx';
import type { ChoiceFilter, ChoicesFilter } from './filter-fields.ts';
import { describeValue, paramsOf } from './filter-kinds.ts';
import type { FilterDraft } from './use-filter-draft.ts';

const field: ChoiceFilter = { kind: 'choice', name: 'priority', label: 'Приоритет', options: [], accepts: () => true };

afterEach(cleanup);

const renderField = (
  shownField: ChoiceFilter | ChoicesFilter,
  draft: FilterDraft['draft'] = {},
  change: FilterDraft['change'] = () => {},
) =>
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <FilterFieldControl
        field={shownField}
        draft={{ draft, problems: {}, change } as FilterDraft}
        showsProblem={() => false}
        onVisited={() => {}}
      />
    </ChakraProvider>,
  );

test('a field whose choices failed to load has a button that loads them again', () => {
  const retry = jest.fn(async () => {});
  renderField({ ...field, options: undefined, retry });
  fireEvent.click(screen.getByRole('button', { name: 'Опитай отново' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('NO-3 a chosen item that was switched off stays visible in the filter, by its number', () => {
  const options = [{ value: '2', label: 'Нормален' }];
  renderField({ ...field, options }, { priority: '4' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Всички', 'Нормален', '№ 4']);
  expect((screen.getByLabelText('Приоритет') as HTMLSelectElement).value).toBe('4');
  const [param] = paramsOf([{ ...field, options }]);
  expect(param && ['2', '4'].map((value) => describeValue(param, value))).toEqual(['Нормален', '№ 4']);
});

test('IM-8 a second choice is added to the first one, in the order of the options', () => {
  const options = ['Адрес', 'Клиент', 'Отчет'].map((label, index) => ({ value: String(index + 1), label }));
  const several: ChoicesFilter = { ...field, kind: 'choices', options };
  const change = jest.fn();
  renderField(several, { priority: '2' }, change);
  expect(screen.getByRole('group', { name: 'Приоритет' })).toBeTruthy();
  const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked);
  expect(checked()).toEqual([false, true, false]);
  fireEvent.click(screen.getByLabelText('Адрес'));
  fireEvent.click(screen.getByLabelText('Клиент'));
  expect(change.mock.calls).toEqual([
    ['priority', '1,2'],
    ['priority', ''],
  ]);
  const [param] = paramsOf([several]);
  expect(param && describeValue(param, '1,3')).toBe('Адрес, Отчет');
});
