import { countRequest } from './request-metrics.ts';
import type { Server } from '../http/http.ts';

/** One line for each answer. An allow-list: no query, no body, no header, because they may hold personal data. */
export const logRequests = (server: Server): void => {
  server.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
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
