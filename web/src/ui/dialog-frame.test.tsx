import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog.tsx';

// jsdom renders dialogs, but does not implement their methods.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});
afterEach(cleanup);

test('SH-13 an alert dialog is described by its body', () => {
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <ConfirmDialog question={{ title: 'Изтриване', body: 'Файлът се губи.', kind: 'do', answer: () => {} }} />
    </ChakraProvider>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Изтриване' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Файлът се губи.');
});
