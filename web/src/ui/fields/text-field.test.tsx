import { afterEach, expect, jest, test } from '@jest/globals';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const pressEnter = (onEnter?: () => void): boolean => {
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <TextField label="Координати" value="" onChange={() => {}} {...(onEnter && { onEnter })} />
    </ChakraProvider>,
  );
  return fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
};

test('Enter calls the handler, and the default action of the key is prevented', () => {
  const onEnter = jest.fn();
  expect(pressEnter(onEnter)).toBe(false);
  expect(onEnter).toHaveBeenCalledTimes(1);
});

test('without a handler, Enter keeps its default action, which submits a form', () => {
  expect(pressEnter()).toBe(true);
});
