import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Conversation } from './conversation.tsx';
import type { ThreadMessage } from './thread.ts';

const system = createSystem(defaultBaseConfig);

const entryAt = (number: number): ThreadMessage => ({
  id: String(number),
  kind: 'CLIENT',
  at: new Date(Date.UTC(2026, 0, 1, number)).toISOString(),
  name: 'Николай Тодоров',
  senderEmail: null,
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `съобщение ${number}` }] }] },
  attachmentsCount: 0,
  attachments: [],
});
/** Renders a conversation. Returns the number of messages after each render. */
const renderConversation = (count: number): readonly number[] => {
  const counts: number[] = [];
  const entries = Array.from({ length: count }, (_, number) => entryAt(number));
  render(
    <ChakraProvider value={system}>
      <Profiler id="conversation" onRender={() => counts.push(document.querySelectorAll('article').length)}>
        <Conversation entries={entries} />
      </Profiler>
    </ChakraProvider>,
  );
  return counts;
};

test('SG-11 a long conversation renders its last days first, then all messages in their order', () => {
  const [firstCount = 0, ...laterCounts] = renderConversation(300);
  expect(firstCount).toBeGreaterThanOrEqual(40);
  expect(firstCount).toBeLessThan(70);
  expect(laterCounts.at(-1)).toBe(300);
  const texts = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect([texts[0], texts[299]]).toEqual([
    expect.stringMatching(/съобщение 0$/),
    expect.stringMatching(/съобщение 299$/),
  ]);
});

test('older messages of a long conversation are not announced, new messages are', () => {
  jest.useFakeTimers();
  renderConversation(300);
  const log = screen.getByRole('log');
  expect(log.getAttribute('aria-live')).toBe('off');
  act(() => jest.runAllTimers());
  expect(log.hasAttribute('aria-live')).toBe(false);
  jest.useRealTimers();
});

test('a short conversation renders once', () => {
  expect(renderConversation(12)).toEqual([12]);
  expect(screen.getByRole('log').hasAttribute('aria-live')).toBe(false);
});
