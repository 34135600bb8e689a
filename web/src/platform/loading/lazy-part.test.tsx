import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part.tsx';

test('a lazy part is loaded when it is first rendered, and shows its fallback until then', async () => {
  const loads: string[] = [];
  const Greeting = lazyPart(
    async () => {
      loads.push('greeting');
      return { Greeting: ({ name }: { name: string }) => <p>Hello {name}</p>, Other: () => <p>other</p> };
    },
    'Greeting',
    <p>loading</p>,
  );
  expect(loads).toEqual([]);
  render(<Greeting name="Maria" />);
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('Hello Maria')).toBeTruthy();
  expect(loads).toEqual(['greeting']);
});
