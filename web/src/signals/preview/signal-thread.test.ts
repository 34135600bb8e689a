import { describe, expect, test } from '@jest/globals';
import { toThreadMessages, type SignalDetails } from './signal-thread.ts';

const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Тече вода' }] }] };

describe('SG-11 the conversation', () => {
  const signal = {
    createdAt: '2026-11-17T22:00:00+02:00',
    submitter: { id: '7', name: 'Николай Тодоров' },
    message: { document },
    responses: [
      {
        id: '1',
        kind: 'OPERATOR',
        author: null,
        respondedAt: '2026-11-18T07:05:40+02:00',
        senderEmail: null,
        message: { document },
        attachmentsCount: 0,
        attachments: [],
      },
    ],
  } as unknown as SignalDetails;

  test('begins with the first message, sent by the client', () => {
    expect(toThreadMessages(signal).map(({ kind, at, name }) => [kind, at, name])).toEqual([
      ['CLIENT', '2026-11-17T22:00:00+02:00', 'Николай Тодоров'],
      ['OPERATOR', '2026-11-18T07:05:40+02:00', null],
    ]);
  });

  test('has the first message even if the others failed to load', () => {
    expect(toThreadMessages({ ...signal, responses: null })).toHaveLength(1);
  });
});
