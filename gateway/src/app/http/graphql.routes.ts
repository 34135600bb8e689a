import type { Logger } from 'pino';
import { sendJson } from '../../kernel/http/json-response.ts';
import type { JsonResponse } from '../../kernel/http/json-response.ts';
import type { Routes } from '../../kernel/http/server.ts';
import type { FastifyReply } from 'fastify';
import type { Graphql } from '../graphql.ts';
import { createErrorHandler, wrongMethod } from './error-responses.ts';
import type { CheckRate } from './rate-limits.ts';

/** Adds /graphql. Its handler reads the body and writes the response itself, without Fastify. */
export const graphqlRoutes =
  ({ handle }: Pick<Graphql, 'handle'>, checkRate: CheckRate, log: Logger): Routes =>
  async (server) => {
    server.setErrorHandler(createErrorHandler(log, sendGraphql));
    server.addHook('onRequest', (request, reply, done) => {
      const { method, headers } = request.raw;
      // GET is for programs: no browser adds `Authorization` to a request by itself.
      if (method === 'POST' || (method === 'GET' && headers.authorization !== undefined)) return done();
      checkRate('static', request, reply);
      return void sendJson(reply, wrongMethod('POST'));
    });
    server.all(
      '/graphql',
      { config: { rules: { access: 'signed-in', rateLimit: 'request' } } },
      ({ raw, principal, id }, reply): Promise<void> => handle(raw, reply.raw, principal, id),
    );
  };

/** Errors before execution have the format of GraphQL errors. */
const sendGraphql = (reply: FastifyReply, response: JsonResponse): void => {
  const { message, ...extensions } = Object(response.json) as { message?: string };
  const json = { errors: [{ message, extensions: { ...extensions, traceId: reply.request.id } }] };
  sendJson(reply, { ...response, json });
};
