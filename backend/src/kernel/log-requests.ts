import { loggedPath } from '@struma/shared/logged-path.ts';
import { countRequest } from './request-metrics.ts';
import type { Server } from './http.ts';

/** One line for each answer. An allow-list: no query, no body, no header, because they may hold personal data. */
export const logRequests = (server: Server): void => {
  server.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      subject: request.person?.subject,
    };
    countRequest(request.method, request.routeOptions.url, reply.statusCode, reply.elapsedTime);
    if (request.routeOptions.config.access === 'public') request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
};
