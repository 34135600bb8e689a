import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Observable, of, throwError } from 'rxjs';
import { possibleTypes } from '../../app/possible-types.generated.ts';
import { openQuestion } from '../../platform/confirm.ts';
import { connectionError } from '../../platform/request/gateway-fetch.ts';
import { toasts } from '../../platform/toast.ts';
import { PermittedScreensContext } from '../../session/permitted-screens.ts';
import type { Screen } from '../../session/screen.ts';
import { type Session, SessionContext } from '../../session/use-session.ts';
import { screens as signalScreens } from '../../signals/signals.screens.ts';
import { Component } from './item-page.tsx';

const system = createSystem(defaultBaseConfig);

type Answer = Observable<ApolloLink.Result>;

const stored = {
  __typename: 'NomenclatureItem',
  id: '2.4',
  code: '4',
  nameBg: 'Спешен',
  nameEn: null as string | null,
  isActive: true,
};
let item: typeof stored;
let uses: object[] | null;
let mutations: Answer[];
const sent: { name: string | undefined; input: Record<string, unknown> }[] = [];

beforeEach(() => {
  item = stored;
  uses = [{ __typename: 'NomenclatureItemUse', kind: 'SIGNALS', field: 'priorityId', count: 1304 }];
  mutations = [];
  sent.length = 0;
  toasts.set(() => []);
});
afterEach(cleanup);

const answerOf = (operation: ApolloLink.Operation): Answer => {
  switch (operation.operationName) {
    case 'NomenclatureItem':
      return of({ data: { nomenclatureItem: item } });
    case 'NomenclatureItemUses':
      if (uses === null) return throwError(connectionError);
      return of({ data: { nomenclatureItem: { __typename: 'NomenclatureItem', id: '2.4', uses } } });
    case 'Nomenclature':
      return of({ data: { nomenclature: { __typename: 'Nomenclature', id: '2', name: 'Приоритети' } } });
    case 'SimilarNomenclatureItems':
      return of({ data: { nomenclatureItems: { __typename: 'NomenclatureItemPage', items: [item] } } });
    default:
      sent.push({ name: operation.operationName, input: operation.variables['input'] as Record<string, unknown> });
      return mutations.shift() ?? throwError(connectionError);
  }
};

const allFeatures = ['NOMENCLATURE_TOOLS', 'IDEMPOTENCY'];

const open = async (
  address: string,
  { features = allFeatures, screens = signalScreens }: { features?: string[]; screens?: readonly Screen[] } = {},
) => {
  const session = { allowedActions: ['ADMINISTRATOR'], environment: { features } } as unknown as Session;
  const client = new ApolloClient({ link: new ApolloLink(answerOf), cache: new InMemoryCache({ possibleTypes }) });
  const router = createMemoryRouter(
    [{ path: '/gis_nomenclatures/preview/:nomenclature/:item', element: <Component /> }],
    { initialEntries: [`/gis_nomenclatures/preview/${address}`] },
  );
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <SessionContext value={session}>
          <PermittedScreensContext value={screens}>
            <RouterProvider router={router} />
          </PermittedScreensContext>
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  await screen.findByRole('button', { name: 'Запази' });
  return router;
};

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) }) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const saveButton = () => screen.getByRole('button', { name: 'Запази' }) as HTMLButtonElement;
const save = () => fireEvent.click(saveButton());
const shownToasts = () => toasts.get().map(({ kind, text }) => `${kind} ${text}`);
const result = (data: object): Answer => of({ data });
/** Renders the body of the open question without the dialog. */
const showQuestion = () => render(<ChakraProvider value={system}>{openQuestion.get()?.body}</ChakraProvider>);
const updated = result({
  updateNomenclatureItem: { __typename: 'UpdateNomenclatureItemSuccess', itemId: '2.4' },
});

describe('an item', () => {
  test('NO-3 only the changed value is sent, with the value that the user saw', async () => {
    await open('2/4');
    expect(saveButton().disabled).toBe(true);
    mutations.push(updated);
    type('Име на английски', 'Urgent');
    save();
    await waitFor(() => expect(shownToasts()).toEqual(["success Данните за номенклатура '4- Спешен' са обновени."]));
    expect(sent.map(({ input }) => input)).toEqual([
      { id: '2.4', changes: { nameEn: 'Urgent' }, expected: { nameEn: null } },
    ]);
  });

  test('NO-3 an emptied code is not sent', async () => {
    await open('2/4');
    type('Код', ' ');
    expect(saveButton().disabled).toBe(true);
    expect(await screen.findByText('Задължително поле')).toBeTruthy();
    fireEvent.submit(screen.getByRole('form'));
    expect(sent).toEqual([]);
  });

  test('NO-3 a problem is shown beside its field, and the error message contains its reason', async () => {
    await open('2/4');
    const message = 'Вече има елемент с код 3';
    const problem = { __typename: 'InputProblem', path: ['changes', 'code'], code: 'DUPLICATE', message };
    mutations.push(result({ updateNomenclatureItem: { __typename: 'InvalidInput', message, problems: [problem] } }));
    type('Код', '3');
    save();
    await waitFor(() =>
      expect(shownToasts()).toEqual([`error Данните за номенклатура '3- Спешен' не са обновени. Грешка ${message}.`]),
    );
    expect(field('Код').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message, { selector: '.problem' })).toBeTruthy();
    type('Код', '5');
    expect(field('Код').getAttribute('aria-invalid')).toBeNull();
  });

  test('NO-3 a conflict shows the seen, stored and chosen value; the user can keep the stored value', async () => {
    await open('2/4');
    const current = { ...stored, nameBg: 'Спешно' };
    mutations.push(
      result({
        updateNomenclatureItem: {
          __typename: 'NomenclatureItemConflict',
          message: 'Променен.',
          changedBy: 'Петкова',
          changedAt: '2026-06-01T10:30:00+03:00',
          current,
        },
      }),
    );
    item = current;
    type('Име на български', 'Авариен');
    type('Име на английски', 'Urgent');
    save();
    await waitFor(() => expect(openQuestion.get()?.title).toBe('Елементът е променен междувременно'));
    const question = showQuestion();
    expect(question.container.textContent).toContain(
      'Име на българскиВидяхтеСпешенЗаписан еСпешноПроменен отПеткова, 2026-06-01 10:30:00Вие избрахтеАвариен',
    );
    question.unmount();
    act(() => openQuestion.get()?.answer(false));
    await waitFor(() => expect(field('Име на български').value).toBe('Спешно'));
    expect(field('Име на английски').value).toBe('Urgent');
  });

  test('NO-3 after a lost response the item is read; if the changes are stored, success is shown', async () => {
    await open('2/4');
    type('Име на английски', 'Urgent');
    item = { ...stored, nameEn: 'Urgent' };
    save();
    await waitFor(() => expect(shownToasts()).toEqual(["success Данните за номенклатура '4- Спешен' са обновени."]));
  });

  test('NO-3 if the outcome stays unknown after the item was read, the user is asked to refresh', async () => {
    await open('2/4');
    type('Име на английски', 'Urgent');
    item = { ...stored, nameEn: 'Other' };
    mutations.push(
      of({
        data: null,
        errors: [
          {
            message: 'Готово ли е?',
            path: ['updateNomenclatureItem'],
            extensions: { code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' },
          },
        ],
      } as unknown as ApolloLink.Result),
    );
    save();
    await waitFor(() =>
      expect(shownToasts()).toEqual([
        'warning Непознати данни от операцията Готово ли е? Проверете резултата чрез обновяване на данните.',
      ]),
    );
  });
});

describe('where an item is used', () => {
  test('NO-3 counts link to the lists that the user may open', async () => {
    await open('2/4');
    const link = await screen.findByRole('link', { name: 'Сигнали: 1\u2009304' });
    expect(link.getAttribute('href')).toBe('/signals_oper/list?priority=4');
    cleanup();
    await open('2/4', { screens: [] });
    expect(await screen.findByText(/^Сигнали: 1.304$/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Сигнали/ })).toBeNull();
  });

  test('NO-3 the uses are shown in a question before the item is switched off', async () => {
    await open('2/4');
    fireEvent.click(screen.getByRole('radio', { name: 'Не' }));
    save();
    await waitFor(() => expect(openQuestion.get()?.title).toBe('Изключване на елемента'));
    const question = showQuestion();
    expect(question.container.textContent).toContain('Сигнали: 1\u2009304');
    question.unmount();
    act(() => openQuestion.get()?.answer(false));
    await waitFor(() => expect(openQuestion.get()).toBeNull());
    expect(sent).toEqual([]);
    mutations.push(updated);
    save();
    await waitFor(() => expect(openQuestion.get()).not.toBeNull());
    act(() => openQuestion.get()?.answer(true));
    await waitFor(() => expect(sent.map(({ input }) => input['changes'])).toEqual([{ isActive: false }]));
  });

  test('RQ-5 NO-3 if the service does not count uses, none are shown; switching off needs a confirmation', async () => {
    await open('2/4', { features: [] });
    expect(screen.queryByText('Къде се използва')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Не' }));
    save();
    await waitFor(() => expect(openQuestion.get()).not.toBeNull());
    act(() => openQuestion.get()?.answer(false));
  });

  test('NO-3 counts that could not be read can be read again', async () => {
    uses = null;
    await open('2/4');
    expect(await screen.findByText('Използването не се зареди.')).toBeTruthy();
    uses = [];
    fireEvent.click(screen.getByRole('button', { name: 'Опитай отново' }));
    expect(await screen.findByText('Записите на системата не използват тази номенклатура.')).toBeTruthy();
  });
});

describe('a new item', () => {
  const fill = () => {
    type('Код', ' 5 ');
    type('Име на български', 'Критичен');
  };

  test('NO-3 a new item is sent with an idempotency key, and its page opens', async () => {
    const router = await open('2/0');
    fill();
    mutations.push(result({ createNomenclatureItem: { __typename: 'CreateNomenclatureItemSuccess', itemId: '2.5' } }));
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/gis_nomenclatures/preview/2/5'));
    expect(shownToasts()).toEqual(["success Данните за номенклатура '5- Критичен' са добавени."]);
    expect(sent[0]?.input).toEqual({
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nomenclatureId: '2',
      code: '5',
      nameBg: 'Критичен',
      nameEn: null,
      isActive: true,
    });
  });

  test('NO-3 a refusal is shown as specified, and the next attempt has a new idempotency key', async () => {
    await open('2/0');
    fill();
    const refusal = { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Елементите не се добавят.' };
    mutations.push(result({ createNomenclatureItem: refusal }), result({ createNomenclatureItem: refusal }));
    save();
    const text = "error Данните за номенклатура '5- Критичен' не са добавени. Грешка Елементите не се добавят.";
    await waitFor(() => expect(shownToasts()).toEqual([text]));
    save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.input['idempotencyKey']).not.toBe(sent[0]?.input['idempotencyKey']);
  });

  test('RQ-5 NO-3 without IDEMPOTENCY, after a lost response the item is looked up and not sent again', async () => {
    const router = await open('2/0', { features: [] });
    fill();
    item = { ...stored, id: '2.5', code: '5', nameBg: 'Критичен' };
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/gis_nomenclatures/preview/2/5'));
    expect(sent).toHaveLength(1);
  });
});
