import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Message } from './message.tsx';
import type { ThreadMessage } from './thread.ts';

const system = createSystem(defaultBaseConfig);

const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Тече вода' }] }] };

const file = (id: string, fileName: string) => ({
  id,
  fileName,
  label: `${fileName} 2026-11-18`,
  size: 2_516_582,
  url: `/files/responses/2/attachments/${id}`,
});

const entry: ThreadMessage = {
  id: '2',
  kind: 'CLIENT',
  at: '2026-11-18T07:27:03+02:00',
  name: 'Николай Тодоров',
  senderEmail: 'n.todorov@example.bg',
  document,
  attachmentsCount: 2,
  attachments: [file('0', 'IMG_2231.jpg'), file('1', 'IMG_2234.jpg')],
};

const renderMessage = (message: ThreadMessage) =>
  render(
    <ChakraProvider value={system}>
      <Message entry={message} />
    </ChakraProvider>,
  );

describe('SG-11 a message', () => {
  test('SH-1 shows sender, e-mail address, date, time and text', () => {
    renderMessage(entry);
    expect(screen.getByRole('article').textContent).toContain(
      'КлиентНиколай Тодоров(n.todorov@example.bg)2026-11-18 07:27:03Тече вода',
    );
    expect(screen.getByText('2026-11-18 07:27:03').getAttribute('datetime')).toBe('2026-11-18T07:27:03+02:00');
    cleanup();
    renderMessage({ ...entry, kind: 'OPERATOR', name: null, senderEmail: null, attachmentsCount: 0, attachments: [] });
    expect(screen.getByRole('article').textContent).toBe('Оператор2026-11-18 07:27:03Тече вода');
  });

  test('SG-21 has a download link for each file, and a button that downloads the selected files', () => {
    renderMessage(entry);
    expect(screen.getByRole('list', { name: 'Прикачени файлове: 2' })).toBeTruthy();
    const single = screen.getByRole('link', { name: 'IMG_2231.jpg 2,4 МБ' });
    expect(single.getAttribute('href')).toBe('/files/responses/2/attachments/0');
    expect(single.getAttribute('download')).toBe('IMG_2231.jpg');
    expect(screen.queryByRole('button', { name: /^Изтегли/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Избери IMG_2234.jpg' }));
    expect(screen.getByRole('button', { name: 'Изтегли избраните (1)' })).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Избери IMG_2231.jpg' }));
    expect(screen.getByRole('button', { name: 'Изтегли избраните (2)' })).toBeTruthy();
  });

  test('SG-11 shows a picture once; the picture opens in a dialog outside of the list', async () => {
    // jsdom renders dialogs, but does not implement their methods.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close: () => undefined,
    });
    renderMessage({ ...entry, attachments: [file('0', 'теч.jpg'), file('1', 'скица.pdf')] });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'теч.jpg2,4 МБ',
      'скица.pdf2,4 МБ',
      '',
    ]);
    expect(window.document.querySelectorAll('img')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Отвори снимката теч.jpg' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect([...screen.getByRole('list').children].every(({ tagName }) => tagName === 'LI')).toBe(true);
  });

  test('keeps the name of a picture that cannot be shown', () => {
    renderMessage({ ...entry, attachmentsCount: 1, attachments: [file('0', 'теч.jpg')] });
    fireEvent.error(window.document.querySelector('img') as HTMLImageElement);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: /теч\.jpg/ })).toBeTruthy();
  });
});
