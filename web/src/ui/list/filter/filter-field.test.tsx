import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FilterFieldControl } from './filter-field.tsx';
import type { ChoiceFilter } from './filter-fields.ts';
import { describeValue, paramsOf } from './filter-kinds.ts';
import type { FilterDraft } from './use-filter-draft.ts';

const field: ChoiceFilter = { kind: 'choice', name: 'priority', label: 'Приоритет', options: [], accepts: () => true };

afterEach(cleanup);

const renderField = (shownField: ChoiceFilter, draft: FilterDraft['draft'] = {}) =>
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <FilterFieldControl
        field={shownField}
        draft={{ draft, problems: {} } as FilterDraft}
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
