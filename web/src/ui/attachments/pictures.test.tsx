import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Attachment } from './attachment.ts';
import { Pictures } from './pictures.tsx';

// jsdom draws dialogs, but does not open them.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});

test('a picture opens outside of the list, which has pictures only', async () => {
  const picture = {
    id: '1',
    fileName: 'теч.jpg',
    label: 'теч.jpg',
    url: '/files/1',
    size: null,
  } as Attachment;
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <Pictures attachments={[picture]} />
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect([...screen.getByRole('list').children].map(({ tagName }) => tagName)).toEqual(['LI']);
});
