import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Number of stored documents: more than there are persisted queries, so all of these fit. */
const maxDocuments = 500;

/**
 * Creates a store that holds a limited number of parsed documents. Apollo's own store limits the size of the parsed
 * documents, but a document takes up to fifty times as much with its text, plan and compiled functions.
 */
export const createDocumentStore = (): NonNullable<ApolloServerOptions<object>['documentStore']> => {
  const documents = new LRUCache<string, DocumentNode>({ max: maxDocuments });
  return {
    get: (key) => Promise.resolve(documents.get(key)),
    set: (key, document) => Promise.resolve(void documents.set(key, document)),
    delete: (key) => Promise.resolve(documents.delete(key)),
  };
};
