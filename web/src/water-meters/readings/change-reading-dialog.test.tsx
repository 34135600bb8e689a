import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { dismissToast, toasts } from '../../platform/toast.ts';
import { of } from 'rxjs';
import { ChangeReadingDialog } from './change-reading-dialog.tsx';
import type { Reading } from './check-readings.ts';

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

afterEach(() => {
  cleanup();
  for (const { id } of toasts.get()) dismissToast(id);
});

const refusal = { __typename: 'Refusal', message: 'Отчетът е променен междувременно.' };

test('WM-10 a colleague’s correction behind the open dialog is a conflict: the dialog expects the value that it showed', async () => {
  let stored = '102.254';
  const sent: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'StoredReadings') {
      const readings = [{ __typename: 'MeterReading', id: '41', value: stored }];
      return of({ data: { waterMeter: { __typename: 'WaterMeter', id: '7', readings } } });
    }
    const { expected, value } = variables['input'] as { expected: string; value: string };
    sent.push([expected, value]);
    const success = { __typename: 'CorrectMeterReadingSuccess', waterMeterId: '7' };
    return of({ data: { correctMeterReading: expected === stored ? success : refusal } });
  });
  const client = new ApolloClient({ cache: new InMemoryCache({ possibleTypes: { Failure: ['Refusal'] } }), link });
  const dialogOf = (value: string, onClose: () => void) => {
    const reading: Reading = { id: '41', date: '2026-10-01', value, auditorName: null };
    return (
      <ChakraProvider value={defaultSystem}>
        <ApolloProvider client={client}>
          <ChangeReadingDialog
            waterMeterId="7"
            reading={reading}
            readings={[reading]}
            onChanged={async () => {}}
            onClose={onClose}
          />
        </ApolloProvider>
      </ChakraProvider>
    );
  };
  let isClosed = false;
  const close = (): void => void (isClosed = true);
  const { rerender } = render(dialogOf(stored, close));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '102,4' } });

  // The live refresh brings the colleague's value to the page.
  stored = '102.354';
  rerender(dialogOf(stored, close));
  expect(screen.getByText(/^Записано е 102,254 м³/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Запиши поправката' }));
  expect(await screen.findByText(/^Записано е 102,354 м³/)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Отчетът е променен междувременно.');
  expect([isClosed, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([false, '102,4']);

  fireEvent.click(screen.getByRole('button', { name: 'Запиши поправката' }));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(sent).toEqual([
    ['102.254', '102.4'],
    ['102.354', '102.4'],
  ]);
});
