import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Number of stored documents: more than there are persisted queries, so all of these fit. */
const maxDocuments = 500;

/**
 * Creates the store of parsed documents, which is limited by their number. Apollo's own store is limited by the size of
 * the parsed documents, but with its text, plan and compiled functions, a document takes up to fifty times as much.
 */
export const createDocumentStore = (): NonNullable<ApolloServerOptions<object>['documentStore']> => {
  const documents = new LRUCache<string, DocumentNode>({ max: maxDocuments });
  return {
    get: (key) => Promise.resolve(documents.get(key)),
    set: (key, document) => Promise.resolve(void documents.set(key, document)),
    delete: (key) => Promise.resolve(documents.delete(key)),
  };
};
