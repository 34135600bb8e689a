import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Entry, entriesOf, type SignalDetails } from './entries.ts';
import { Message } from './message.tsx';

const system = createSystem(defaultBaseConfig);

const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Тече вода' }] }] };

const file = (id: string, fileName: string) => ({
  id,
  fileName,
  label: `${fileName} 2026-11-18`,
  size: 2_516_582,
  url: `/files/responses/2/attachments/${id}`,
});

const entry: Entry = {
  id: '2',
  kind: 'CLIENT',
  at: '2026-11-18T07:27:03+02:00',
  name: 'Николай Тодоров',
  senderEmail: 'n.todorov@example.bg',
  document,
  attachmentsCount: 2,
  attachments: [file('0', 'IMG_2231.jpg'), file('1', 'IMG_2234.jpg')],
};

const show = (shown: Entry) =>
  render(
    <ChakraProvider value={system}>
      <Message entry={shown} />
    </ChakraProvider>,
  );

describe('SG-11 a message', () => {
  test('says who, from which address, when and what', () => {
    show(entry);
    expect(screen.getByRole('article').textContent).toContain(
      'КлиентНиколай Тодоров(n.todorov@example.bg)07:27:03Тече вода',
    );
    expect(screen.getByTitle('2026-11-18 07:27:03').getAttribute('datetime')).toBe('2026-11-18T07:27:03+02:00');
    cleanup();
    show({ ...entry, kind: 'OPERATOR', name: null, senderEmail: null, attachmentsCount: 0, attachments: [] });
    expect(screen.getByRole('article').textContent).toBe('Оператор07:27:03Тече вода');
  });

  test('SG-21 has its files to fetch one by one, and the chosen ones together', () => {
    show(entry);
    expect(screen.getByRole('list', { name: 'Прикачени файлове: 2' })).toBeTruthy();
    const single = screen.getByRole('link', { name: 'IMG_2231.jpg 2,4 MB' });
    expect(single.getAttribute('href')).toBe('/files/responses/2/attachments/0');
    expect(single.getAttribute('download')).toBe('IMG_2231.jpg');
    expect(screen.queryByRole('button', { name: /^Изтегли/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Избери IMG_2234.jpg' }));
    expect(screen.getByRole('button', { name: 'Изтегли избраните (1)' })).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Избери IMG_2231.jpg' }));
    expect(screen.getByRole('button', { name: 'Изтегли избраните (2)' })).toBeTruthy();
  });
});

describe('SG-11 the conversation', () => {
  const signal = {
    createdAt: '2026-11-17T22:00:00+02:00',
    submitter: { id: '7', name: 'Николай Тодоров' },
    message: { document },
    responses: [
      {
        id: '1',
        kind: 'OPERATOR',
        author: null,
        respondedAt: '2026-11-18T07:05:40+02:00',
        senderEmail: null,
        message: { document },
        attachmentsCount: 0,
        attachments: [],
      },
    ],
  } as unknown as SignalDetails;

  test('begins with the first message, as the client', () => {
    expect(entriesOf(signal).map(({ kind, at, name }) => [kind, at, name])).toEqual([
      ['CLIENT', '2026-11-17T22:00:00+02:00', 'Николай Тодоров'],
      ['OPERATOR', '2026-11-18T07:05:40+02:00', null],
    ]);
  });

  test('has the first message even if the others could not be read', () => {
    expect(entriesOf({ ...signal, responses: null })).toHaveLength(1);
  });
});
