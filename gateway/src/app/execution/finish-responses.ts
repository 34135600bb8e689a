import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../../kernel/context.ts';
import { longestDetail, statusOf } from '../../kernel/errors.ts';
import { errorTexts } from '../../kernel/errors.texts.ts';
import type { AnswerBytes } from './response-cache.ts';

export interface ApolloContext extends GatewayContext {
  /** Filled in when GraphQL has answered; Apollo copies the context, so it is an object of its own. */
  answer: AnswerNotes;
}

export interface AnswerNotes extends AnswerBytes {
  /** Of an operation that was refused. */
  code: string | null;
  /** Whether the answer went through here: what Apollo refuses by itself does not. */
  isFinished: boolean;
}

/** Answers without data say by their status what was refused; every error leads to the log and speaks Bulgarian. */
export const finishAnswers: ApolloServerPlugin<ApolloContext> = {
  requestDidStart: () =>
    Promise.resolve({
      async willSendResponse({ response, contextValue: context }) {
        const { answer, traceId } = context;
        answer.isFinished = true;
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (!singleResult.errors) return;
        const errors = singleResult.errors.map((error) => explained(error, traceId));
        singleResult.errors = context.freeDocuments ? errors : errors.map(withoutDetail);
        const code = errors[0]?.extensions?.['code'];
        const isRefusal = singleResult.data === undefined && typeof code === 'string';
        answer.code = isRefusal ? code : null;
        if (isRefusal) response.http.status = code in errorTexts ? statusOf(code as keyof typeof errorTexts) : 400;
      },
    }),
};

/** graphql-js says in English what is wrong with a document: that is for programmers. */
const explained = (error: GraphQLFormattedError, traceId: string): GraphQLFormattedError => {
  const code = codeOf(error);
  if (!isMalformed(code)) return { ...error, extensions: { ...error.extensions, traceId } };
  const extensions = { ...error.extensions, code, detail: error.message.slice(0, longestDetail), traceId };
  return { ...error, message: errorTexts[code], extensions };
};

/** Apollo has codes of its own for stored documents, which are not served. */
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
