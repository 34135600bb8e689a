import { expect, test } from '@jest/globals';
import type { Subscriber } from './hub.ts';
import { createNomenclatureChanges } from './nomenclature-changes.ts';

const subscribe = () => {
  const received: unknown[] = [];
  const principal = { subject: 'petkova', actions: [], groups: [] };
  const subscriber: Subscriber = {
    principal,
    receivesSignals: false,
    write: (text) => void received.push(text),
    end: () => undefined,
  };
  return { subscriber, received };
};
const anyItem = 'event: nomenclature\ndata: {"nomenclatureId":null,"itemId":null}\n\n';

test('NO-3 a client that reconnects receives an event if items have changed since its last event', () => {
  const present = subscribe();
  const changes = createNomenclatureChanges([present.subscriber]);
  const sentAfter = (since: number | null): unknown[] => {
    const { subscriber, received } = subscribe();
    changes.sendMissed(subscriber, since);
    return received;
  };
  expect(sentAfter(5)).toEqual([]);
  changes.publish({ nomenclatureId: 2, itemId: 4 }, 5);
  expect(present.received).toEqual(['event: nomenclature\ndata: {"nomenclatureId":"2","itemId":"2.4"}\n\n']);
  expect([4, 5, 6, null].map(sentAfter)).toEqual([[anyItem], [anyItem], [], []]);
});
