import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useKeptFocus } from './use-kept-focus.ts';

const Form = ({ isPending }: { isPending: boolean }) => {
  const keepFocus = useKeptFocus(isPending);
  return (
    <>
      <input aria-label="value" disabled={isPending} onChange={keepFocus} />
      <button type="button">other</button>
    </>
  );
};

/** Unlike browsers, jsdom keeps the focus on a disabled field. */
const loseFocus = (): void => {
  screen.getByRole('button').focus();
  screen.getByRole('button').blur();
};

afterEach(cleanup);

test('a field that is disabled while a command runs has the focus again afterwards', () => {
  const { rerender } = render(<Form isPending={false} />);
  screen.getByLabelText('value').focus();
  fireEvent.change(screen.getByLabelText('value'), { target: { value: '7' } });
  rerender(<Form isPending />);
  loseFocus();
  expect(document.activeElement).toBe(document.body);
  rerender(<Form isPending={false} />);
  expect(document.activeElement).toBe(screen.getByLabelText('value'));
});

test('a focus that the user has moved meanwhile stays', () => {
  const { rerender } = render(<Form isPending={false} />);
  screen.getByLabelText('value').focus();
  fireEvent.change(screen.getByLabelText('value'), { target: { value: '7' } });
  rerender(<Form isPending />);
  screen.getByRole('button').focus();
  rerender(<Form isPending={false} />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
