import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Draft, messageDraftStore } from './message-draft.ts';

const draft: Draft = {
  key: '5b0f8c1e-0000-4000-8000-000000000000',
  document: { type: 'doc', content: [{ type: 'paragraph' }] },
  fileNames: ['график.pdf'],
  isUnsure: true,
};

describe('SG-12 drafts', () => {
  beforeEach(() => sessionStorage.clear());

  test('are stored with their key, each under its own name', () => {
    expect(messageDraftStore('reply.1.Мария').save(draft)).toBe(true);
    expect(messageDraftStore('reply.1.Мария').load()).toEqual(draft);
    expect(messageDraftStore('reply.2.Мария').load()).toBeNull();
    expect(messageDraftStore('reply.1.Иван').load()).toBeNull();
  });

  test('are stored under names with the prefix of drafts, and deleted by `erase`', () => {
    const store = messageDraftStore('reply.1.Мария');
    store.save(draft);
    expect(Object.keys(sessionStorage).every((name) => name.startsWith('struma.draft.'))).toBe(true);
    store.erase();
    expect(sessionStorage).toHaveLength(0);
  });

  test('are ignored if they are malformed', () => {
    for (const stored of ['', '{', 'null', '7', '{"key":1}', '{"key":"a","document":{}}']) {
      sessionStorage.setItem('struma.draft.reply.1.Мария', stored);
      expect(messageDraftStore('reply.1.Мария').load()).toBeNull();
    }
  });

  test('are not stored if the browser forbids storage, and no exception is thrown', () => {
    const store = messageDraftStore('reply.1.Мария', () => {
      throw new Error('forbidden');
    });
    expect(store.save(draft)).toBe(false);
    expect(store.load()).toBeNull();
    expect(() => store.erase()).not.toThrow();
  });
});
