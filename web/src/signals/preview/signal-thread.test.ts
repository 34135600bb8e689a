import { describe, expect, test } from '@jest/globals';
import {
  filesOf,
  toOperatorItems,
  toThreadMessages,
  type OperatorDetails,
  type SignalDetails,
} from './signal-thread.ts';

const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Тече вода' }] }] };

const messagesOf = (signal: SignalDetails) => toThreadMessages(signal, true);

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

  test('the conversation begins with the first message, which the submitter sent', () => {
    expect(messagesOf(signal).map(({ kind, at, name }) => [kind, at, name])).toEqual([
      ['CLIENT', '2026-11-17T22:00:00+02:00', 'Николай Тодоров'],
      ['OPERATOR', '2026-11-18T07:05:40+02:00', null],
    ]);
  });

  test('the first message has the files of the signal itself, and filesOf returns each file once', () => {
    const [signalFiles, responseFiles] = [[{ id: '1' }, { id: '2' }], [{ id: '3' }]];
    const [response] = signal.responses ?? [];
    const withFiles = {
      ...signal,
      attachments: signalFiles,
      responses: [{ ...response, attachmentsCount: 1, attachments: responseFiles }],
    } as unknown as SignalDetails;
    expect(messagesOf(withFiles).map((message) => [message.attachmentsCount, message.attachments])).toEqual([
      [2, signalFiles],
      [1, responseFiles],
    ]);
    expect(filesOf(withFiles)).toEqual([...signalFiles, ...responseFiles]);
    expect(filesOf({ ...withFiles, responses: null })).toEqual(signalFiles);
    expect(filesOf({ ...withFiles, attachments: null })).toBeNull();
    expect(messagesOf({ ...withFiles, attachments: null })[0]?.attachments).toEqual([]);
  });

  test('the conversation has the first message even if the responses failed to load', () => {
    expect(messagesOf({ ...signal, responses: null })).toHaveLength(1);
  });

  test('SG-5 after a correction of the submitter, a line says that earlier messages are withheld', () => {
    const withheld = { ...signal, hasWithheldMessages: true };
    expect(toThreadMessages(withheld, true)[0]).toMatchObject({ kind: 'CLIENT' });
    expect(toThreadMessages(withheld, false).map(({ kind }) => kind)).toEqual(['OPERATOR']);
    const change = { kind: 'SUBMITTER', oldValue: null, newValue: 'Яна', changedBy: 'Мария' };
    const history = [
      { ...change, id: '1' },
      { ...change, id: '2', oldValue: 'Яна', newValue: 'Боян' },
    ];
    const changesOf = (hasWithheld: boolean) =>
      toOperatorItems({ notes: [], history } as unknown as OperatorDetails, hasWithheld).map(
        (item) => 'what' in item && item.what,
      );
    expect(changesOf(false)).toEqual(['подател', 'подател']);
    expect(changesOf(true)).toEqual(['подател', 'нов подател, който не вижда съобщенията и файловете дотук:']);
  });
});
