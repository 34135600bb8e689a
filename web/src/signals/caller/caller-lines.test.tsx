import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Caller } from './caller.ts';
import { CallerLines } from './caller-lines.tsx';

const system = createSystem(defaultBaseConfig);

afterEach(cleanup);

const textOf = (caller: Partial<Caller>): string | null => {
  const maria: Caller = {
    submitterId: '386',
    clientId: '1078',
    name: 'Мария Влахова',
    clientNumber: '1001078',
    phone: null,
    email: null,
    address: 'гр. Радомир',
    openSignals: 0,
  };
  const { container } = render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <CallerLines caller={{ ...maria, ...caller }} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return container.querySelector('.facts')?.textContent ?? null;
};

test.each<[Partial<Caller>, string]>([
  [{ phone: '02 987 65 43', email: 'm@poshta.example' }, '02 987 65 43 · кл. № 1001078 · гр. Радомир'],
  [{ email: 'm@poshta.example' }, 'm@poshta.example · кл. № 1001078 · гр. Радомир'],
  [{}, 'подател № 386 · кл. № 1001078 · гр. Радомир'],
  [{ phone: '02 987 65 43', hasTwin: true }, '02 987 65 43 · подател № 386 · кл. № 1001078 · гр. Радомир'],
  [{ submitterId: null }, 'кл. № 1001078 · гр. Радомир'],
])('SG-16 two accounts of one client have different facts: %j', (caller, facts) => {
  expect(textOf(caller)).toBe(facts);
});
