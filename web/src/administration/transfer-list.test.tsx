import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { TransferList, type TransferItem } from './transfer-list.tsx';

afterEach(cleanup);

const [operator, user, editor] = ['Оператор', 'Потребител', 'Редакция'].map((name) => ({ id: name, name })) as [
  TransferItem,
  TransferItem,
  TransferItem,
];

interface Move {
  ids: readonly string[];
  isAdded: boolean;
  /** Ends the change. If `isStored` is true, the lists then contain the change. */
  end: (isStored: boolean) => Promise<void>;
}

/** Renders the lists: Оператор and Потребител are available, Редакция is chosen. Returns the changes that are sent. */
const renderLists = (): Move[] => {
  const moves: Move[] = [];
  const Lists = () => {
    const [chosen, setChosen] = useState([editor]);
    const onMove = (ids: readonly string[], isAdded: boolean): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const end = (isStored: boolean): Promise<void> =>
        act(async () => {
          if (isStored) setChosen(isAdded ? [editor, operator] : []);
          resolve();
          await promise;
        });
      moves.push({ ids, isAdded, end });
      return promise;
    };
    const available = [operator, user].filter((item) => !chosen.includes(item));
    return <TransferList {...{ available, chosen, onMove }} availableLabel="Налични" chosenLabel="Избрани" />;
  };
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <Lists />
    </ChakraProvider>,
  );
  return moves;
};

const namesIn = (label: string): string[] =>
  within(screen.getByRole('group', { name: new RegExp(`^${label}`) }))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');
const check = (name: string): boolean => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('AM-9 the add and remove buttons send nothing if no item of their list is selected', async () => {
  const moves = renderLists();
  await press('Добави');
  await press('Премахни');
  check('Редакция');
  await press('Добави');
  expect(moves).toEqual([]);
});

test('AM-12 a selected item moves before the response and stays in the new list if the change was stored', async () => {
  const moves = renderLists();
  check('Оператор');
  await press('Добави');
  expect(moves).toMatchObject([{ ids: ['Оператор'], isAdded: true }]);
  expect([namesIn('Налични'), namesIn('Избрани')]).toEqual([['Потребител'], ['Редакция', 'Оператор']]);
  await moves[0]?.end(true);
  expect([namesIn('Налични'), namesIn('Избрани')]).toEqual([['Потребител'], ['Редакция', 'Оператор']]);
});

test('AM-12 an item of a failed change moves back', async () => {
  const moves = renderLists();
  check('Редакция');
  await press('Премахни');
  expect(moves).toMatchObject([{ ids: ['Редакция'], isAdded: false }]);
  expect(namesIn('Избрани')).toEqual(['Списъкът е празен']);
  await moves[0]?.end(false);
  expect([namesIn('Налични'), namesIn('Избрани')]).toEqual([['Оператор', 'Потребител'], ['Редакция']]);
});

test('AM-6 the search field of a list shows the items whose names contain the text, ignoring letter case', () => {
  renderLists();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Търсене: Налични' }), { target: { value: 'ПОТР' } });
  expect(namesIn('Налични')).toEqual(['Потребител']);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Търсене: Налични' }), { target: { value: 'няма' } });
  expect(namesIn('Налични')).toEqual(['Няма съвпадения']);
});
