import type { ApolloServerPlugin } from '@apollo/server';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import { maxDetailLength, statusOf } from '../../kernel/errors.ts';
import { errorTexts } from '../../kernel/errors.texts.ts';
import type { TrackedContext } from '../context.ts';
import type { CacheSlot } from './response-cache.ts';

export interface ApolloContext extends TrackedContext {
  /** Filled in by this plugin, the response cache and the projection. Apollo's copy of the context shares it. */
  responseState: ResponseState;
}

export interface ResponseState extends CacheSlot {
  /** The error code of an operation that was not executed; null if the operation was executed. */
  code: string | null;
  /** False for responses that Apollo creates without this plugin. */
  isFinished: boolean;
  /** The result of a query that failed before Apollo was called (see known-queries.ts). */
  result?: ExecutionResult;
}

/**
 * Sets the HTTP status of responses without data. Adds trace ids and Bulgarian messages to errors. Removes the English
 * details unless the principal may send ad-hoc queries.
 */
export const finishResponses: ApolloServerPlugin<ApolloContext> = {
  requestDidStart: () =>
    Promise.resolve({
      async willSendResponse({ response, contextValue: context }) {
        const { responseState, traceId } = context;
        responseState.isFinished = true;
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (!singleResult.errors) return;
        const errors = singleResult.errors.map((error) => withMessage(error, traceId));
        singleResult.errors = context.canUseAdHocQueries ? errors : errors.map(withoutDetail);
        const code = errors[0]?.extensions?.['code'];
        const isNotExecuted = singleResult.data === undefined && typeof code === 'string';
        responseState.code = isNotExecuted ? code : null;
        if (isNotExecuted) response.http.status = code in errorTexts ? statusOf(code as keyof typeof errorTexts) : 400;
      },
    }),
};

/** Replaces the English messages of graphql-js about documents by Bulgarian ones and keeps them as `detail`. */
const withMessage = (error: GraphQLFormattedError, traceId: string): GraphQLFormattedError => {
  const code = codeOf(error);
  if (!isMalformed(code)) return { ...error, extensions: { ...error.extensions, traceId } };
  const extensions = { ...error.extensions, code, detail: error.message.slice(0, maxDetailLength), traceId };
  return { ...error, message: errorTexts[code], extensions };
};

/** Apollo's own protocol for persisted queries is switched off: its error codes become BAD_REQUEST. */
const codeOf = ({ extensions }: GraphQLFormattedError): string => {
  const code = String(extensions?.['code']);
  return code.startsWith('PERSISTED_QUERY_') ? 'BAD_REQUEST' : code;
};

const withoutDetail = (error: GraphQLFormattedError): GraphQLFormattedError => {
  const { detail: _detail, ...extensions } = error.extensions ?? {};
  return { ...error, extensions };
};

type Malformed = 'GRAPHQL_PARSE_FAILED' | 'GRAPHQL_VALIDATION_FAILED' | 'OPERATION_RESOLUTION_FAILURE' | 'BAD_REQUEST';

const isMalformed = (code: string): code is Malformed =>
  ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'OPERATION_RESOLUTION_FAILURE', 'BAD_REQUEST'].includes(code);
