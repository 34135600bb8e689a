import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { refreshChoices } from './fresh-choices.ts';

const prioritiesQuery = gql`
  query Priorities {
    priorities {
      id
      name
    }
  }
`;
const signalQuery = gql`
  query Signal {
    signal {
      id
      priority {
        id
        name
      }
    }
  }
`;
const urgent = { __typename: 'Priority', id: '4', name: 'Спешен' };
const normal = { __typename: 'Priority', id: '2', name: 'Нормален' };

const start = async () => {
  let priorities = [normal, urgent];
  const requested: { name: string | undefined; silent: unknown }[] = [];
  const link = new ApolloLink((operation) => {
    requested.push({ name: operation.operationName, silent: operation.getContext()['silent'] });
    const signal = { __typename: 'Signal', id: '7', priority: urgent };
    return of({ data: operation.operationName === 'Signal' ? { signal } : { priorities } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await client.query({ query: prioritiesQuery });
  await client.query({ query: signalQuery });
  requested.length = 0;
  return { client, requested, switchOffUrgent: () => void (priorities = [normal]) };
};

test('NO-3 an item that was switched off disappears from open choices and stays readable in old records', async () => {
  const { client, requested, switchOffUrgent } = await start();
  const shownChoices: unknown[] = [];
  const choices = client.watchQuery<{ priorities: { id: string }[] }>({ query: prioritiesQuery });
  const subscription = choices.subscribe(({ data }) => shownChoices.push(data?.priorities?.map((each) => each?.id)));
  switchOffUrgent();
  await refreshChoices(client);
  await waitFor(() => expect(shownChoices).toEqual([['2', '4'], ['2']]));
  expect(requested).toEqual([{ name: 'Priorities', silent: true }]);
  expect(client.readQuery({ query: signalQuery })).toMatchObject({ signal: { priority: { name: 'Спешен' } } });
  subscription.unsubscribe();
});

test('NO-3 choices that are not on screen are read again by the next page that needs them', async () => {
  const { client, requested, switchOffUrgent } = await start();
  switchOffUrgent();
  await refreshChoices(client);
  expect(requested).toEqual([]);
  expect((await client.query({ query: prioritiesQuery })).data).toEqual({ priorities: [normal] });
});
