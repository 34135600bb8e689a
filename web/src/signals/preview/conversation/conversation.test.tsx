import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Conversation } from './conversation.tsx';
import type { Entry } from './entries.ts';

const system = createSystem(defaultBaseConfig);

const entryAt = (number: number): Entry => ({
  id: String(number),
  kind: 'CLIENT',
  at: new Date(Date.UTC(2026, 0, 1, number)).toISOString(),
  name: 'Николай Тодоров',
  senderEmail: null,
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `съобщение ${number}` }] }] },
  attachmentsCount: 0,
  attachments: [],
});
/** Draws it; answers how many messages stood after each drawing. */
const draw = (count: number): readonly number[] => {
  const stood: number[] = [];
  const entries = Array.from({ length: count }, (_, number) => entryAt(number));
  render(
    <ChakraProvider value={system}>
      <Profiler id="conversation" onRender={() => stood.push(document.querySelectorAll('article').length)}>
        <Conversation entries={entries} />
      </Profiler>
    </ChakraProvider>,
  );
  return stood;
};

test('SG-11 a long conversation is drawn from its end first, in whole days, and then all of it stands in its order', () => {
  const [first = 0, ...later] = draw(300);
  expect(first).toBeGreaterThanOrEqual(40);
  expect(first).toBeLessThan(70);
  expect(later.at(-1)).toBe(300);
  const texts = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect([texts[0], texts[299]]).toEqual([
    expect.stringMatching(/съобщение 0$/),
    expect.stringMatching(/съобщение 299$/),
  ]);
});

test('the older messages of a long conversation are not read out, what comes later is', () => {
  jest.useFakeTimers();
  draw(300);
  const log = screen.getByRole('log');
  expect(log.getAttribute('aria-live')).toBe('off');
  act(() => jest.runAllTimers());
  expect(log.hasAttribute('aria-live')).toBe(false);
  jest.useRealTimers();
});

test('a short one is drawn once', () => {
  expect(draw(12)).toEqual([12]);
  expect(screen.getByRole('log').hasAttribute('aria-live')).toBe(false);
});
