import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { responsesOf, refTo } from '../../kernel/http/schema.ts';
import type { Network } from '../../network/network.ts';
import { isolationTexts as texts } from './isolation.texts.ts';
import { IsolationPlan, IsolationQuery, IsolationValve } from './isolation.schemas.ts';
import { planIsolation } from './plan-isolation.ts';

/** Adds the route that returns the valves to close around a break and what loses its water. */
export const addRoutes = (server: Server, services: { database: Database; network: Network }): void => {
  server.addSchema(IsolationValve);
  server.addSchema(IsolationPlan);
  server.get(
    '/struma/breakdowns/isolation',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], querystring: IsolationQuery, response: responsesOf(refTo(IsolationPlan)) },
    },
    async ({ query: { pipe = null, latitude, longitude, brokenValves = '', breakdownId = null } }) => {
      const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
      if (pipe === null && !at) throw new HttpFailure(400, texts.noStart);
      const broken = brokenValves === '' ? [] : brokenValves.split(',').map(Number);
      const plan = await planIsolation(services, { pipeId: pipe, at, brokenValves: broken }, breakdownId);
      if (!plan) throw new HttpFailure(404, texts.noPipe);
      return plan;
    },
  );
};
