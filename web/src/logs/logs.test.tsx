import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { activityFilterFields, exceptionFilterFields, logEntryFilterFields } from '@struma/schema/inputs.ts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { canOpen } from '../app/access.ts';
import { PermittedScreensContext } from '../session/permitted-screens.ts';
import { type Session, SessionContext } from '../session/use-session.ts';
import { screens as signalScreens } from '../signals/signals.screens.ts';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import { RecordName } from './activity-list-page.tsx';
import { daysUpTo } from './exception-list-page.tsx';
import type { ActivityRowFragment } from './logs.generated.ts';
import { screens } from './logs.screens.ts';
import { activityFilterTexts, exceptionFilterTexts, logEntryFilterTexts } from './logs.texts.ts';
import { TraceLinks } from './trace-links.tsx';

const system = createSystem(defaultBaseConfig);

afterEach(cleanup);

describe('the screens of the logs', () => {
  const administrator = {
    allowedActions: ['ADMINISTRATOR'],
    allowedGroups: ['TestMainGroup'],
    environment: { features: ['LOG_TOOLS'] },
  };

  test('LG-1 LG-5 administrators in TestMainGroup or TestDummyGroup see the screens in menu and dashboard', () => {
    expect(screens.map(({ path, title }) => [path, title])).toEqual([
      ['/logs/list', 'Логове'],
      ['/logs/errors/list', 'Грешки'],
      ['/logs/activity/list', 'Действия'],
    ]);
    for (const logScreen of screens) {
      expect([logScreen.menu?.group, Boolean(logScreen.dashboard)]).toEqual(['supervision', true]);
      for (const group of ['TestMainGroup', 'TestDummyGroup'])
        expect(canOpen(logScreen, { ...administrator, allowedGroups: [group] })).toBe(true);
      expect(canOpen(logScreen, { ...administrator, allowedGroups: ['valves'] })).toBe(false);
      expect(canOpen(logScreen, { ...administrator, allowedActions: ['OPERATOR'] })).toBe(false);
    }
    const withoutLogTools = { ...administrator, environment: { features: [] } };
    expect(screens.filter((one) => canOpen(one, withoutLogTools)).map(({ title }) => title)).toEqual([
      'Логове',
      'Грешки',
    ]);
  });
});

describe('the filters', () => {
  const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);
  const viewerOf = (...features: string[]) => ({ isOperator: true, features });
  const fieldsFor = (...features: string[]) => ({
    entries: namesOf(
      declareFilters({ fields: logEntryFilterFields, shown: logEntryFilterTexts }, viewerOf(...features)),
    ),
    exceptions: namesOf(
      declareFilters({ fields: exceptionFilterFields, shown: exceptionFilterTexts }, viewerOf(...features)),
    ),
    activities: namesOf(
      declareFilters({ fields: activityFilterFields, shown: activityFilterTexts }, viewerOf(...features)),
    ),
  });

  test('LG-1 LG-2 LG-5 the filters have all fields with LOG_TOOLS, otherwise only the required fields', () => {
    const activities = ['username', 'created', 'entity', 'recordId', 'field', 'traceId'];
    expect(fieldsFor('LOG_TOOLS')).toEqual({
      entries: ['id', 'errorMessage', 'moduleName', 'procedureName', 'created', 'importFile', 'traceId'],
      exceptions: ['username', 'created', 'message', 'traceId'],
      activities,
    });
    expect(fieldsFor()).toEqual({
      entries: ['id', 'errorMessage', 'moduleName', 'procedureName', 'created', 'importFile'],
      exceptions: ['username', 'created'],
      activities,
    });
  });

  test('LG-2 the filter of the last days covers whole days, also across the end of February', () => {
    expect(daysUpTo('2024-03-01')).toEqual({ createdFrom: '2024-03-01T00:00', createdTo: '2024-03-01T23:59' });
    expect(daysUpTo('2024-03-01', 2)['createdFrom']).toBe('2024-02-29T00:00');
    expect(daysUpTo('2023-03-01', 2)['createdFrom']).toBe('2023-02-28T00:00');
  });
});

describe('the links of a row', () => {
  /** Number of rows of the request in each log. */
  let rowsOfTrace = { exceptions: 1, activities: 1 };
  const answer = new ApolloLink(() =>
    of({
      data: {
        exceptions: { __typename: 'ExceptionPage', totalCount: rowsOfTrace.exceptions },
        activities: { __typename: 'ActivityPage', totalCount: rowsOfTrace.activities },
      },
    }),
  );
  const show = (element: ReactElement, features: string[] = ['LOG_TOOLS'], path = '/logs/list') =>
    render(
      <ApolloProvider client={new ApolloClient({ link: answer, cache: new InMemoryCache() })}>
        <ChakraProvider value={system}>
          <SessionContext value={{ allowedActions: [], environment: { features } } as unknown as Session}>
            <PermittedScreensContext value={[...signalScreens, ...screens]}>
              <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
            </PermittedScreensContext>
          </SessionContext>
        </ChakraProvider>
      </ApolloProvider>,
    );
  const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  const activity = {
    entity: 'SIGNAL',
    recordId: '7',
    signalId: '7',
    hasRecord: true,
  } as ActivityRowFragment;

  test.each([
    ['a signal', {}, [['Сигнал 7', '/signals_oper/preview/7']]],
    ['a response', { entity: 'RESPONSE', recordId: '30' }, [['Отговор 30', '/signals_oper/preview/7']]],
    ['a record with a name', { recordName: 'РК-7' }, [['Сигнал РК-7', '/signals_oper/preview/7']]],
    ['a deleted signal', { signalId: null, hasRecord: false }, []],
    ['a record without a page', { entity: 'NOMENCLATURE_ITEM', recordId: '2.4', signalId: null }, []],
    ['an unknown kind', { entity: null, signalId: null }, []],
  ])('LG-5 the activity of %s links to the page of the record, if there is one', (_what, more, expected) => {
    show(<RecordName activity={{ ...activity, ...more } as ActivityRowFragment} />);
    expect(links()).toEqual(expected);
  });

  test('LG-3 links lead to the rows of the request in the other logs, only with a trace id and LOG_TOOLS', () => {
    show(<TraceLinks traceId={null} />);
    expect(links()).toEqual([]);
    cleanup();
    show(<TraceLinks traceId="ab" />, ['LOG_TOOLS'], '/logs/errors/list');
    expect(links()).toEqual([['Преглед на действие', '/logs/activity/list?traceId=ab']]);
    cleanup();
    show(<TraceLinks traceId="ab" />);
    expect(links()).toEqual([
      ['Преглед на грешка', '/logs/errors/list?traceId=ab'],
      ['Преглед на действие', '/logs/activity/list?traceId=ab'],
    ]);
    cleanup();
    show(<TraceLinks traceId="ab" />, []);
    expect(links()).toEqual([]);
  });

  test('LG-3 a log without rows of the request has no link; for activities the reason is shown', async () => {
    rowsOfTrace = { exceptions: 1, activities: 0 };
    show(<TraceLinks traceId="ab" />);
    const button = await screen.findByRole('button', { name: 'Преглед на действие' });
    expect(button.getAttribute('disabled')).not.toBeNull();
    expect(screen.getByText('Заявката не е записала промени.').id).toBe(button.getAttribute('aria-describedby'));
    expect(links()).toEqual([['Преглед на грешка', '/logs/errors/list?traceId=ab']]);
    cleanup();
    rowsOfTrace = { exceptions: 0, activities: 1 };
    show(<TraceLinks traceId="ab" />);
    await waitFor(() => expect(links()).toEqual([['Преглед на действие', '/logs/activity/list?traceId=ab']]));
  });
});
