import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RecordAside, RecordMain, RecordPage, RecordSection } from './record-page.tsx';

const tabs = [
  { key: 'talk', label: 'Talk' },
  { key: 'facts', label: 'Facts' },
  { key: 'files', label: 'Files', count: 3 },
];

const Page = () => {
  const [current, setCurrent] = useState('talk');
  return (
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <RecordPage header={<h2>Record</h2>} tabs={{ label: 'Parts', tabs, current, onChoose: setCurrent }}>
        <RecordMain label="Talk">messages</RecordMain>
        <RecordAside label="Side">
          <RecordSection title="Facts" tab="facts">
            facts
          </RecordSection>
          <RecordSection title="Files" count={3} tab="files">
            files
          </RecordSection>
        </RecordAside>
      </RecordPage>
    </ChakraProvider>
  );
};

test('the first tab shows the main column, each other tab its sections of the side column', () => {
  const { container } = render(<Page />);
  const state = () => [
    container.querySelector('[data-tab]')?.getAttribute('data-tab'),
    ...[...container.querySelectorAll('.section')].map((section) => section.hasAttribute('data-other-tab')),
  ];
  expect(state()).toEqual(['main', true, true]);
  fireEvent.click(screen.getByRole('button', { name: /^Files/ }));
  expect(state()).toEqual(['aside', true, false]);
  expect(screen.getByRole('button', { name: /^Files/ }).getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Facts' }));
  expect(state()).toEqual(['aside', false, true]);
});
