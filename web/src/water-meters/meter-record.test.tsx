import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { cellOf } from '../ui/list/table/cells.tsx';
import type { WaterMeterDetailsFragment } from './preview/preview.generated.ts';
import { WaterMeterFacts } from './preview/water-meter-facts.tsx';
import { openMeterId } from './svo/open-meter-id.ts';
import { SvoAction } from './svo/svo-action.tsx';
import { NextCheckDay } from './next-check-day.tsx';
import { waterMeterColumns } from './water-meter-columns.tsx';
import { WaterMeterItem } from './water-meter-item.tsx';

const meter: WaterMeterDetailsFragment = {
  id: '7',
  fabricNo: '88120457',
  lastRepairDate: null,
  lastCheckDate: '2016-03-15',
  nextCheckDate: '2021-03-15',
  installationDate: '2016-03-14',
  calibrationDate: null,
  nextCalibrationDate: null,
  isCommon: true,
  ownershipType: { id: '2', name: 'Общ водомер' },
  type: { id: '1', name: 'Мокър' },
  manufacturer: { id: '1', name: 'Неизвестен' },
  reading: '412.3',
  customersTotal: 24,
  apartmentsTotal: 12,
  svoId: '10020148',
  location: null,
  createdAt: '2016-03-14T10:22:41+02:00',
  modifiedAt: null,
  closedAt: null,
  client: {
    id: '3',
    clientNumber: '1000419',
    name: 'ЕС бл. 717',
    typeCode: '2',
    typeName: 'Етажна собственост',
    isResidential: false,
  },
  address: {
    id: '5',
    description: 'жк Люлин 7',
    fullAddress: 'гр. София, жк Люлин 7',
    townName: 'София',
    streetName: null,
    block: '717',
    entrance: null,
    floor: null,
    apartment: null,
    carnetCode: '12',
    carnetPage: 5,
    location: { latitude: 42.5, longitude: 22.9 },
  },
  mainWaterMeter: { id: '9', fabricNo: '4471820' },
  auditor: { id: '1', number: '117', name: 'Стела Маринова' },
  readings: [],
};

const show = (content: React.ReactNode): HTMLElement =>
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>{content}</MemoryRouter>
    </ChakraProvider>,
  ).container;

afterEach(cleanup);

test('WM-1 the list has the required columns in the required order, with their values', () => {
  const cells = waterMeterColumns.map((column) => {
    const text = show(cellOf(column, meter, '/water_meters/preview/7')).textContent ?? '';
    cleanup();
    return [column.header, text];
  });
  expect(cells).toEqual([
    ['Водомер №', '88120457'],
    ['Последен ремонт', '–'],
    ['Последна проверка', '2016-03-15'],
    ['Следваща проверка', '2021-03-15'],
    ['Вид', 'Общ'],
    ['Показание', '412,300'],
    ['Открита на', '2016-03-14 10:22:41'],
    ['Последна промяна', '–'],
    ['Клиент №', '1000419'],
    ['Име на клиент', 'ЕС бл. 717'],
    ['Адрес', 'жк Люлин 7'],
    ['Карнет / страница', '12 / 5'],
  ]);
});

test('WM-1 a meter of a closed account is marked in the list, also in the narrow one', () => {
  const closed = { ...meter, closedAt: '2022-01-01T10:00:00+02:00' };
  const column = waterMeterColumns.find(({ key }) => key === 'ownership');
  expect(column && show(cellOf(column, closed, null)).textContent).toBe('Общ, закрита');
  cleanup();
  expect(show(<WaterMeterItem meter={closed} />).textContent).toContain('Общ, закрита');
  cleanup();
  expect(show(<WaterMeterItem meter={meter} />).textContent).not.toContain('закрита');
});

test('WM-1 a next check that is overdue is marked while the account is open', () => {
  const mark = (closedAt: string | null): HTMLElement | null => {
    cleanup();
    show(<NextCheckDay day="2021-03-15" closedAt={closedAt} />);
    return screen.queryByLabelText('просрочена');
  };
  expect(mark(null)).not.toBeNull();
  expect(mark('2022-01-01')).toBeNull();
});

describe('WM-2 the button that selects an SVO', () => {
  const button = (row: WaterMeterDetailsFragment) => {
    show(<SvoAction row={row} />);
    return screen.queryByRole<HTMLButtonElement>('button');
  };

  test('WM-2 only common meters have the button', () => {
    expect(button({ ...meter, isCommon: false })).toBeNull();
  });

  test('WM-2 the button is disabled if the address is missing or has no coordinates', () => {
    const address = meter.address && { ...meter.address, location: null };
    expect(button({ ...meter, address })?.disabled).toBe(true);
    cleanup();
    expect(button({ ...meter, address: null })?.disabled).toBe(true);
  });

  test('WM-2 the state and the title of the button show whether the meter has an SVO; a click opens the dialog', () => {
    const connected = button(meter);
    expect(connected?.dataset['state']).toBe('connected');
    expect(connected?.title).toBe('Избери СВО на водомер 88120457: СВО 20148');
    cleanup();
    const without = button({ ...meter, svoId: null });
    expect(without?.dataset['state']).toBe('without');
    expect(without?.title).toContain('без СВО');
    if (without) fireEvent.click(without);
    expect(openMeterId.get()).toBe('7');
  });
});

describe('WM-6 the facts of a meter', () => {
  const facts = (shown: WaterMeterDetailsFragment): Record<string, string> => {
    const container = show(<WaterMeterFacts meter={shown} />);
    const names = [...container.querySelectorAll('dt')].map((name) => name.textContent ?? '');
    const values = [...container.querySelectorAll('dd')].map((value) => value.textContent ?? '');
    cleanup();
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  };

  test('WM-6 the facts contain the auditor, the SVO number minus ten million, and the opening of the account', () => {
    expect(facts(meter)).toMatchObject({
      'Водомер №': '88120457',
      'Последна проверка': '2016-03-15',
      Показание: '412,300 м³',
      Вид: 'Общ водомер',
      Инкасатор: '117 · Стела Маринова',
      СВО: '20148',
      'Открита на': '2016-03-14 10:22:41',
    });
  });

  test('WM-6 the facts contain the main meter only for a meter that is not common', () => {
    expect(facts(meter)).not.toHaveProperty('Главен водомер');
    expect(facts({ ...meter, isCommon: false })).toMatchObject({ 'Главен водомер': '4471820' });
    expect(facts({ ...meter, isCommon: false, mainWaterMeter: null })).not.toHaveProperty('Главен водомер');
  });
});
