import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { useSameName } from './use-same-name.ts';

const itemOf = (id: string, code: string, nameBg: string) =>
  ({ __typename: 'NomenclatureItem', id, code, nameBg, nameEn: null, isActive: true }) as const;
const items = [itemOf('2.4', '4', 'Спешен'), itemOf('2.7', 'АВ', 'Авариен')];
const link = new ApolloLink(() => of({ data: { nomenclatureItems: { __typename: 'NomenclatureItemPage', items } } }));
const client = new ApolloClient({ link, cache: new InMemoryCache() });

test('NO-3 the code of an item is found if its name differs only in letter case or surrounding spaces', async () => {
  const { result, rerender } = renderHook((nameBg: string) => useSameName({ nomenclatureId: '2', id: '2.4', nameBg }), {
    initialProps: 'Спешен',
    wrapper: ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  expect(result.current).toBeUndefined();
  rerender(' авариен ');
  await waitFor(() => expect(result.current).toBe('АВ'));
  rerender('Авариен екип');
  expect(result.current).toBeUndefined();
});
