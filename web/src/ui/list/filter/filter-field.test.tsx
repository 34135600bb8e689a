import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FilterFieldControl } from './filter-field.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

test('choices that failed to load can be loaded again at their field', () => {
  const retry = jest.fn(async () => {});
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <FilterFieldControl
        field={{ kind: 'choice', name: 'status', label: 'Статус', options: undefined, retry, accepts: () => true }}
        draft={{ draft: {}, problems: {} } as FilterDraft}
        showsProblem={() => false}
        onVisited={() => {}}
      />
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Опитай отново' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
