import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';

test('a lazy part is loaded when it is first drawn', async () => {
  const loads: string[] = [];
  const Greeting = lazyPart(async () => {
    loads.push('greeting');
    return { Greeting: ({ name }: { name: string }) => <p>Hello {name}</p>, Other: () => <p>other</p> };
  }, 'Greeting');
  expect(loads).toEqual([]);
  render(
    <Suspense fallback={<p>loading</p>}>
      <Greeting name="Maria" />
    </Suspense>,
  );
  expect(await screen.findByText('Hello Maria')).toBeTruthy();
  expect(loads).toEqual(['greeting']);
});
