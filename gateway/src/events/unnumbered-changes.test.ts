import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import type { Subscriber } from './hub.ts';
import { createEventStreams, type Listener } from './event-stream.ts';
import { createBreakdownChanges, createListChanges, createNomenclatureChanges } from './unnumbered-changes.ts';

const createSubscriber = () => {
  const received: unknown[] = [];
  const principal = { subject: 'petkova', actions: [], groups: [] };
  const subscriber: Subscriber = {
    principal,
    receivesSignals: false,
    canReadList: () => true,
    write: (text) => void received.push(text),
    end: () => undefined,
  };
  return { subscriber, received };
};
const anyItem = 'event: nomenclature\ndata: {"nomenclatureId":null,"itemId":null}\n\n';

test('NO-3 a client that reconnects receives an event if items have changed since its last event', () => {
  const connected = createSubscriber();
  const changes = createNomenclatureChanges([connected.subscriber]);
  const sentAfter = (since: number | null): unknown[] => {
    const { subscriber, received } = createSubscriber();
    changes.sendMissed(subscriber, since);
    return received;
  };
  expect(sentAfter(5)).toEqual([]);
  changes.publish({ nomenclatureId: 2, itemId: 4 }, 5);
  expect(connected.received).toEqual(['event: nomenclature\ndata: {"nomenclatureId":"2","itemId":"2.4"}\n\n']);
  expect([4, 5, 6, null].map(sentAfter)).toEqual([[anyItem], [anyItem], [], []]);
});

test('an operator who reconnects receives an event if breakdowns have changed since the last event', () => {
  const changes = createBreakdownChanges([]);
  changes.publish({ breakdownId: 7 }, 5);
  const sentTo = (actions: readonly string[], receivesSignals: boolean): unknown[] => {
    const { subscriber, received } = createSubscriber();
    const principal = { ...subscriber.principal, actions } as Subscriber['principal'];
    changes.sendMissed({ ...subscriber, principal, receivesSignals }, 5);
    return received;
  };
  expect(sentTo(['OPERATOR'], true)).toEqual(['event: breakdown\ndata: {"breakdownId":null}\n\n']);
  expect([sentTo(['USER'], true), sentTo(['OPERATOR'], false)]).toEqual([[], []]);
});

test('LG-1 LG-2 AU-11 new rows of a list are announced to those who can read the list', () => {
  const [reader, other] = [createSubscriber(), createSubscriber()];
  reader.subscriber.canReadList = (list) => list === 'exceptions';
  other.subscriber.canReadList = () => false;
  const changes = createListChanges([reader.subscriber, other.subscriber]);
  changes.publish({ list: 'activities' }, 5);
  changes.publish({ list: 'exceptions' }, 5);
  const announced = 'event: list\ndata: {"list":"exceptions"}\n\n';
  expect([reader.received, other.received]).toEqual([[announced], []]);
  changes.publish(null, 5);
  expect(other.received).toEqual(['event: list\ndata: {"list":null}\n\n']);
});

test.each([
  ['exceptions', ['ADMINISTRATOR'], true],
  ['exceptions', ['OPERATOR'], false],
  ['unknown', ['ADMINISTRATOR'], false],
] as const)('AU-11 the list %s can be read with the actions %j: %s', (list, actions, expected) => {
  const groups = ['TestMainGroup'];
  const rule = { actions: ['ADMINISTRATOR', 'OPERATOR'] as const, groups };
  const subscribers: Subscriber[] = [];
  const hub = {
    isSupported: () => true,
    latest: () => null,
    subscribe: (subscriber: Subscriber) => {
      subscribers.push(subscriber);
      return () => undefined;
    },
    stop: () => undefined,
  };
  const lists = new Map([['exceptions', { actions: ['ADMINISTRATOR'] as const, groups }]]);
  const serve = createEventStreams(hub, { signals: rule, nomenclatures: rule, list: (name) => lists.get(name) });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const listener = { principal: { subject: 'petkova', actions, groups }, since: null, expiresAt: Infinity };
  serve(response, { ...listener, watchSession: () => () => undefined } as unknown as Listener);
  response.emit('close');
  expect(subscribers.map(({ canReadList }) => canReadList(list))).toEqual([expected]);
});
