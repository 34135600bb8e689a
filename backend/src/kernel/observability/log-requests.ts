import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from '@struma/shared/logged-path.ts';
import { countRequest } from './request-metrics.ts';
import type { Server } from '../http/http.ts';

/**
 * One line for each request, when its answer is out or when the client has left (499). An allow-list: no query, no body, no
 * header, because they may hold personal data.
 */
export const logRequests = (server: Server): void => {
  server.addHook('onRequest', (request, reply, done) => {
    // Fastify's hook `onResponse` does not run for a client that has left.
    reply.raw.once('close', () => logRequest(request, reply));
    done();
  });
};

const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  const { method, url, person, routeOptions } = request;
  const status = reply.raw.writableFinished ? reply.statusCode : 499;
  const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
  const line = { method, path: loggedPath(url), status, milliseconds, subject: person?.subject };
  countRequest(method, routeOptions.url, status, reply.elapsedTime);
  if (routeOptions.config.access === 'public') request.log.debug(line, 'request');
  else request.log.info(line, 'request');
};
