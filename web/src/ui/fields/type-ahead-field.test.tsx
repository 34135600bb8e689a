import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { useState } from 'react';
import { TypeAheadField } from './type-ahead-field.tsx';

const persons = ['Анна Илиева', 'Борис Колев', 'Боян Стоев'].map((label, index) => ({ value: String(index), label }));
const onChoose = jest.fn<(value: string) => void>();

const useOptions = (text: string) => {
  const options = persons.filter(({ label }) => label.startsWith(text));
  return text === 'Анно' ? { options: persons.slice(0, 1), caution: 'Най-близки:' } : { options, total: 1268 };
};

const Field = () => {
  const [value, setValue] = useState('');
  const choose = (next: string): void => {
    onChoose(next);
    setValue(next);
  };
  const label = persons.find((person) => person.value === value)?.label;
  return (
    <TypeAheadField
      label="Потребител"
      value={value}
      emptyLabel="Всички"
      chosenLabel={label}
      onChange={choose}
      useOptions={useOptions}
    />
  );
};

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Потребител' });
const option = (name: string) => screen.findByRole('option', { name, hidden: true });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

describe('a type-ahead field', () => {
  beforeEach(() => {
    onChoose.mockClear();
    render(
      <ChakraProvider value={createSystem(defaultBaseConfig)}>
        <Field />
      </ChakraProvider>,
    );
  });
  afterEach(cleanup);

  test('FI-12 Enter picks a match of the current text, not of an earlier text', async () => {
    fireEvent.click(box());
    await option('Анна Илиева');
    type('Бо');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onChoose).not.toHaveBeenCalled();

    await option('Борис Колев');
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(box().getAttribute('aria-activedescendant')).toBe((await option('Боян Стоев')).id);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onChoose.mock.calls).toEqual([['2']]);
    expect(box().value).toBe('Боян Стоев');
  });

  test('FI-12 shows the total with a thousands separator', async () => {
    fireEvent.click(box());
    expect(await screen.findByText(/от 1\u2009268\./, { normalizer: (text) => text })).toBeTruthy();
  });

  test('WM-3 FI-12 text that is not picked stays with an error when the focus leaves the field', async () => {
    type('Бо');
    fireEvent.blur(box());
    expect(screen.getByRole('alert').textContent).toBe('Изберете от списъка или изчистете полето.');
    await screen.findByText('Изберете от списъка или изчистете полето.');
    expect(box().value).toBe('Бо');
    expect(box().ariaExpanded ?? box().getAttribute('aria-expanded')).toBe('false');

    type('Няма');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.pointerDown(document.body);
    expect((await screen.findByText('Няма намерени резултати')).getAttribute('role')).toBe('alert');
    expect(box().value).toBe('Няма');

    type('');
    fireEvent.blur(box());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('WM-3 FI-12 the only match is picked when the focus leaves the field, even if it loads later', async () => {
    type('Боя');
    await option('Боян Стоев');
    fireEvent.blur(box());
    expect(onChoose.mock.calls).toEqual([['2']]);
    expect(box().value).toBe('Боян Стоев');

    type('Анна');
    fireEvent.blur(box());
    expect(onChoose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(box().value).toBe('Анна Илиева'));
    expect(onChoose.mock.calls).toEqual([['2'], ['0']]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('WM-8 WM-12 an option that only resembles the text is not picked by Enter or by leaving the field', async () => {
    type('Анно');
    await screen.findByText('Най-близки:');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    fireEvent.blur(box());
    expect(screen.getByRole('alert').textContent).toBe('Изберете от списъка или изчистете полето.');
    expect(onChoose).not.toHaveBeenCalled();

    fireEvent.click(box());
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onChoose.mock.calls).toEqual([['0']]);
  });

  test('WM-12 FI-12 deleting the whole text clears the value; opening the list keeps it', async () => {
    type('Боя');
    await option('Боян Стоев');
    fireEvent.blur(box());
    fireEvent.click(box());
    expect(box().value).toBe('Боян Стоев');
    expect(box().selectionEnd).toBe('Боян Стоев'.length);
    await option('Анна Илиева');
    fireEvent.blur(box());
    expect(box().value).toBe('Боян Стоев');
    expect(onChoose.mock.calls).toEqual([['2']]);

    fireEvent.click(box());
    type('');
    fireEvent.blur(box());
    expect(onChoose.mock.calls).toEqual([['2'], ['']]);
    expect(box().value).toBe('');
  });

  test('FI-12 Esc discards the typed text', async () => {
    type('Бо');
    await option('Борис Колев');
    fireEvent.keyDown(box(), { key: 'Escape' });
    fireEvent.blur(box());
    expect(box().value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a choice is picked on click, not on pointer down, which may begin scrolling by touch', async () => {
    fireEvent.click(box());
    const person = await option('Борис Колев');
    // The event is prevented, so that the focus stays in the text box.
    expect(fireEvent.pointerDown(person)).toBe(false);
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.click(person);
    expect(onChoose.mock.calls).toEqual([['1']]);
  });
});
