import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RecordView, type RecordViewTexts } from './record-view.tsx';

const system = createSystem(defaultBaseConfig);
const texts: RecordViewTexts = {
  loading: 'loading',
  failed: 'failed',
  missing: (id) => `no record ${id}`,
  missingReason: 'reason',
  toList: 'to the list',
};

interface State {
  id?: string;
  value?: { title: string } | null;
  error?: unknown;
}

const renderView = (initialState: State) => {
  const onReload = jest.fn(async () => {});
  const view = ({ id = '5', value, error }: State) => (
    <ChakraProvider value={system}>
      <MemoryRouter>
        <RecordView id={id} value={value} error={error} onReload={onReload} texts={texts} listPath="/records">
          {({ title }) => <p>{title}</p>}
        </RecordView>
      </MemoryRouter>
    </ChakraProvider>
  );
  const { rerender } = render(view(initialState));
  return { onReload, update: (next: State) => rerender(view(next)) };
};

const forbidden = new CombinedGraphQLErrors({
  errors: [{ message: 'Нямате права.', extensions: { code: 'FORBIDDEN', traceId: 'abc' } }],
});

test('a record is shown after its skeleton', () => {
  const { update } = renderView({});
  expect(screen.getByRole('status', { name: 'loading' })).toBeTruthy();
  update({ value: { title: 'record' } });
  expect(screen.getByText('record')).toBeTruthy();
});

test('a failed reload keeps the record on the page', () => {
  const { update } = renderView({ value: { title: 'record' } });
  update({ value: null, error: new Error('no connection') });
  expect(screen.getByText('record')).toBeTruthy();
});

test('for a missing record the page links to the list, and shows a reason only if the id is a number', () => {
  const { update } = renderView({ value: null });
  expect(screen.getByText('no record 5')).toBeTruthy();
  expect(screen.getByText('reason')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'to the list' }).getAttribute('href')).toBe('/records');
  update({ id: 'abc', value: null });
  expect(screen.getByText('Страницата не е намерена')).toBeTruthy();
  expect(screen.queryByText('reason')).toBeNull();
});

test('for a record that the user may not see, the reason, the trace id and a retry are shown', () => {
  const { onReload } = renderView({ value: null, error: forbidden });
  expect(screen.getByRole('alert').textContent).toContain('failedНямате права.');
  expect(screen.getByText(/abc/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Опитай отново' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});
