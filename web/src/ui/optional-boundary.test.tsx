import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { OptionalBoundary } from './optional-boundary.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('if the code of a part fails to load, the rest of the page stays and `onFailure` is called', async () => {
  const Dialog = lazy<() => null>(() => Promise.reject(new Error('gone')));
  let reportFailure = (): void => {};
  const failed = new Promise<void>((resolve) => (reportFailure = resolve));
  render(
    <>
      <p>страница</p>
      <OptionalBoundary onFailure={reportFailure}>
        <Suspense>
          <Dialog />
        </Suspense>
      </OptionalBoundary>
    </>,
  );
  await failed;
  expect(screen.getByText('страница')).toBeDefined();
});
