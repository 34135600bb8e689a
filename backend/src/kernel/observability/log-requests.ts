import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from '@struma/shared/logged-path.ts';
import { countRequest } from './request-metrics.ts';
import type { Server } from '../http/http.ts';

/**
 * Logs one line per request when the response is sent or the client disconnects (499). The fields are an allow-list:
 * query strings, bodies and headers may contain personal data.
 */
export const logRequests = (server: Server): void => {
  server.addHook('onRequest', (request, reply, done) => {
    // Fastify's hook `onResponse` does not run if the client has disconnected.
    reply.raw.once('close', () => logRequest(request, reply));
    done();
  });
};

const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  const { method, url, auth, routeOptions } = request;
  const status = reply.raw.writableFinished ? reply.statusCode : 499;
  const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
  const line = { method, path: loggedPath(url), status, milliseconds, subject: auth?.subject };
  countRequest(method, routeOptions.url, status, reply.elapsedTime);
  if (routeOptions.config.access === 'public') request.log.debug(line, 'request');
  else request.log.info(line, 'request');
};
