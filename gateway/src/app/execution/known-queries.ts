import { getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionResult, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { fixedLimits } from '../../kernel/limits/limits.ts';
import type { Variables } from './compiled-query.ts';
import type { ApolloContext } from './finish-responses.ts';
import { finishedData } from './response-cache.ts';

/** One operation of a request, with its validated document. */
export interface Operation {
  document: DocumentNode;
  /** Undefined if the document has no operation of this name. */
  operation: OperationDefinitionNode | undefined;
  operationName: string | null;
  variables: Variables;
}

export type RunOperation = (operation: Operation, context: ApolloContext) => Promise<ExecutionResult>;

/**
 * Queries that Apollo has parsed and validated. When such a query is sent again, its operation is run without Apollo,
 * whose pipeline takes a sixth of the processor time of a short list (docs/decisions/022-cost-of-a-request.md).
 */
export interface KnownQueries {
  /** Stores a query that Apollo has validated. */
  add(text: string | undefined, operation: Operation): void;
  /**
   * Runs the query of a request and returns the JSON of the response; empty if `responseState` has its bytes. Returns
   * null if Apollo has to serve the request: it validates new queries, and it writes errors. After an error, the result
   * is in `responseState`, so that Apollo does not run the query again.
   */
  run(body: unknown, context: ApolloContext): Promise<string | null>;
}

/** More than there are persisted queries, so all of these fit. */
const maxQueries = 500;

export const createKnownQueries = (runOperation: RunOperation): KnownQueries => {
  const documents = new LRUCache<string, DocumentNode>({ max: maxQueries });
  const find = (body: unknown): (Operation & { operation: OperationDefinitionNode }) | null => {
    const request = readRequest(body);
    const document = request && documents.get(request.query);
    if (!document) return null;
    const { operationName, variables } = request;
    const operation = getOperationAST(document, operationName);
    return operation?.operation === 'query' ? { document, operation, operationName, variables } : null;
  };
  return {
    add(text, { document, operation }) {
      if (operation?.operation !== 'query' || text === undefined) return;
      if (text.length <= fixedLimits.persistedQueryLength) documents.set(text, document);
    },
    async run(body, context) {
      const found = find(body);
      if (!found) return null;
      const { responseState } = context;
      const result = await runOperation(found, context);
      if (result.errors) {
        responseState.result = result;
        return null;
      }
      responseState.isFinished = true;
      return result.data === finishedData ? '' : JSON.stringify({ data: result.data });
    },
  };
};

interface GraphqlRequest {
  query: string;
  operationName: string | null;
  variables: Variables;
}

/** Returns null for a body that Apollo refuses, or that Apollo may understand in another way. */
const readRequest = (body: unknown): GraphqlRequest | null => {
  if (!isRecord(body)) return null;
  const { query, operationName = null } = body;
  const [variables, extensions] = [body['variables'] ?? {}, body['extensions'] ?? {}];
  if (typeof query !== 'string' || !(operationName === null || typeof operationName === 'string')) return null;
  if (!isRecord(variables) || !isRecord(extensions) || 'persistedQuery' in extensions) return null;
  return { query, operationName, variables };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
