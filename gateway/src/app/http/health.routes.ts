import type { Routes } from '../../kernel/http/server.ts';
import { sendJson } from '../../kernel/http/json-response.ts';
import type { Readiness } from './health.ts';

/** Adds the health checks for load balancers and service managers. */
export const healthRoutes =
  (readiness: () => Promise<Readiness>): Routes =>
  async (server) => {
    const method = ['GET', 'HEAD'];
    const config = { rules: { access: 'public', rateLimit: 'none', logsAtDebug: true } } as const;
    server.route({
      method,
      url: '/healthz',
      config,
      handler: (_request, reply) => sendJson(reply, { status: 200, json: { status: 'ok' } }),
    });
    server.route({
      method,
      url: '/readyz',
      config,
      handler: async (_request, reply) => {
        const { isReady, rest, identity } = await readiness();
        return sendJson(reply, { status: isReady ? 200 : 503, json: { rest, identity } });
      },
    });
  };
