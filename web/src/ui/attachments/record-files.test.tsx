import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { RecordFiles } from './record-files.tsx';

const system = createSystem(defaultBaseConfig);

const attachments = [
  {
    id: '1',
    fileName: 'IMG_2219.jpg',
    label: 'IMG_2219.jpg 2026-11-18',
    size: 1_992_294,
    url: '/files/signals/5/attachments/0',
  },
  {
    id: '2',
    fileName: 'skica.pdf',
    label: 'skica.pdf 2026-11-18',
    size: 325_632,
    url: '/files/signals/5/attachments/1',
  },
];

const renderFiles = (props: Partial<Parameters<typeof RecordFiles>[0]> = {}) =>
  render(
    <ChakraProvider value={system}>
      <RecordFiles attachments={attachments} archiveUrl="/files/signals/5/attachments.zip" archiveHint="" {...props} />
    </ChakraProvider>,
  );

describe('SG-14 the files of a record', () => {
  test('are listed with their size, each with a download', () => {
    renderFiles();
    const list = within(screen.getByRole('list', { name: 'Прикачени файлове' }));
    expect(list.getAllByRole('listitem').map(({ textContent, title }) => [textContent, title])).toEqual([
      ['IMG_2219.jpg1,9 МБ', 'IMG_2219.jpg 2026-11-18'],
      ['skica.pdf318 КБ', 'skica.pdf 2026-11-18'],
    ]);
    expect(screen.getByRole('link', { name: 'Изтегли skica.pdf' }).getAttribute('href')).toBe(
      '/files/signals/5/attachments/1',
    );
  });

  test('are listed without pictures, because the conversation shows the pictures', () => {
    renderFiles();
    expect(document.querySelector('img')).toBeNull();
  });

  test('are downloaded together only if some are selected', () => {
    renderFiles();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Изтегли избраните (0)' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('Изберете файлове')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Избери skica.pdf' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Изтегли избраните (1)' }).disabled).toBe(false);
  });

  test('are downloaded as one archive', () => {
    renderFiles();
    expect(screen.getByRole('link', { name: 'Изтегли всички' }).getAttribute('href')).toBe(
      '/files/signals/5/attachments.zip',
    );
  });

  test('are replaced by a text if there are none', () => {
    renderFiles({ attachments: [] });
    expect(screen.getByText('Няма прикачени файлове.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
