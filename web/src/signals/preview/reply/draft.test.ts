import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Draft, replyDraftStore } from './draft.ts';

const draft: Draft = {
  key: '5b0f8c1e-0000-4000-8000-000000000000',
  document: { type: 'doc', content: [{ type: 'paragraph' }] },
  fileNames: ['график.pdf'],
  isUnsure: true,
};

describe('SG-12 drafts', () => {
  beforeEach(() => sessionStorage.clear());

  test('outlive a reload with their key, for each signal and person', () => {
    expect(replyDraftStore('Мария', '1').save(draft)).toBe(true);
    expect(replyDraftStore('Мария', '1').load()).toEqual(draft);
    expect(replyDraftStore('Мария', '2').load()).toBeNull();
    expect(replyDraftStore('Иван', '1').load()).toBeNull();
  });

  test('are gone when erased, and lie where signing out clears them', () => {
    const store = replyDraftStore('Мария', '1');
    store.save(draft);
    expect(Object.keys(sessionStorage).every((name) => name.startsWith('struma.draft.'))).toBe(true);
    store.erase();
    expect(sessionStorage).toHaveLength(0);
  });

  test('that make no sense are none', () => {
    for (const stored of ['', '{', 'null', '7', '{"key":1}', '{"key":"a","document":{}}']) {
      sessionStorage.setItem('struma.draft.reply.1.Мария', stored);
      expect(replyDraftStore('Мария', '1').load()).toBeNull();
    }
  });

  test('fail quietly where the browser keeps nothing', () => {
    const store = replyDraftStore('Мария', '1', 'REPLY', () => {
      throw new Error('forbidden');
    });
    expect(store.save(draft)).toBe(false);
    expect(store.load()).toBeNull();
    expect(() => store.erase()).not.toThrow();
  });
});
