import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DateTimePartsField } from './date-time-parts.tsx';
import { getSofiaToday } from './sofia-time.ts';
import { parseDateTime } from './typed-dates.ts';

const onChange = jest.fn<(typed: string) => void>();

const renderField = (value: string): void => {
  const field = { label: 'От дата', value, onChange, firstYear: 2021, defaultTime: '00:00' };
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <DateTimePartsField {...field} />
    </ChakraProvider>,
  );
};
const selectOf = (name: string) => screen.getByRole('combobox', { name: `От дата, ${name}` }) as HTMLSelectElement;
const labelsOf = (name: string) => Array.from(selectOf(name).options, ({ label }) => label);

afterEach(() => {
  cleanup();
  onChange.mockClear();
});

test('LG-2 the field has lists of the days 1 to 31, the Bulgarian months and the years since 2021', () => {
  renderField('05/03/2026 09:30');
  expect([selectOf('ден').value, selectOf('месец').value, selectOf('година').value]).toEqual(['05', '03', '2026']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'От дата, час' }).value).toBe('09:30');
  expect(labelsOf('ден').slice(1)).toEqual(Array.from({ length: 31 }, (_, index) => String(index + 1)));
  expect(labelsOf('месец')).toEqual(
    '– януари февруари март април май юни юли август септември октомври ноември декември'.split(' '),
  );
  expect([labelsOf('година')[1], labelsOf('година').at(-1)]).toEqual(['2021', getSofiaToday().slice(0, 4)]);
});

test('LG-2 a chosen year before the first listed year stays chosen', () => {
  renderField('05/03/2019');
  expect(selectOf('година').value).toBe('2019');
});

test('LG-2 changing one part keeps the other parts; an impossible or incomplete date is invalid', () => {
  renderField('29/02/2024 09:30');
  fireEvent.change(selectOf('година'), { target: { value: '2023' } });
  expect(onChange).toHaveBeenLastCalledWith('29/02/2023 09:30');
  fireEvent.change(selectOf('ден'), { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith('/02/2024 09:30');
  for (const typed of ['29/02/2023 09:30', '/02/2024 09:30'])
    expect(parseDateTime(typed, '00:00').problem).toBe('Въведената дата не е валидна.');
  cleanup();
  renderField('05//');
  fireEvent.change(selectOf('ден'), { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith('');
});
