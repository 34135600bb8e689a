import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AccountList, joinPages } from './account-list.tsx';

afterEach(cleanup);

const idsFrom = (first: number, count: number): { id: string }[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${first + index}` }));

test('AM-1 a row that moves to the next page between two reads is in the list once', () => {
  expect(joinPages(idsFrom(0, 100), idsFrom(99, 100))).toEqual(idsFrom(0, 199));
});

test('AM-1 if a row moved between two reads, the list loads the next page, not the same page again', async () => {
  globalThis.IntersectionObserver = class {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  } as unknown as typeof IntersectionObserver;
  const onLoadPage = jest.fn<(number: number) => Promise<unknown>>().mockResolvedValue(undefined);
  render(
    <ChakraProvider value={defaultSystem}>
      <AccountList
        page={{ items: idsFrom(0, 199), totalCount: 300 }}
        error={undefined}
        onRetry={() => Promise.resolve()}
        onLoadPage={onLoadPage}
        search={{ typed: '', setTyped: () => undefined, searchedText: '' }}
        texts={{ search: 'Търсене', loading: 'Зареждане', empty: 'Няма' }}
        tools={null}
      >
        {() => null}
      </AccountList>
    </ChakraProvider>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /199/ }));
  });
  expect(onLoadPage).toHaveBeenCalledWith(3);
});
