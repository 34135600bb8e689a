import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** More than all persisted queries. */
const maxDocuments = 500;

/**
 * Creates the store of parsed documents. Apollo's own store counts only the size of the parsed documents. With text,
 * plans and compiled functions, a document takes up to fifty times as much.
 */
export const createDocumentStore = (): NonNullable<ApolloServerOptions<object>['documentStore']> => {
  const documents = new LRUCache<string, DocumentNode>({ max: maxDocuments });
  return {
    get: (key) => Promise.resolve(documents.get(key)),
    set: (key, document) => Promise.resolve(void documents.set(key, document)),
    delete: (key) => Promise.resolve(documents.delete(key)),
  };
};
