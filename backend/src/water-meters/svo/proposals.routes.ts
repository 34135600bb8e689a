import { Type } from 'typebox';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, refTo, RecordId } from '../../kernel/http/schema.ts';
import type { Network } from '../../network/network.ts';
import { findProposals } from './find-proposals.ts';
import { readQueue } from './read-queue.ts';
import { SvoProposal, SvoQueue } from './svo.schemas.ts';

const MeterQuery = Type.Object({ waterMeterId: RecordId('Id of the water meter.') });

/** Adds routes for connecting common meters: likely connections of a meter, and the queue of unconnected meters. */
export const addRoutes = (server: Server, services: { database: Database; network: Network }): void => {
  server.addSchema(SvoProposal);
  server.addSchema(SvoQueue);
  const config = { access: networkAccess };
  const tags = ['additions'];
  server.get(
    '/struma/water-meters/svo-proposals',
    {
      config,
      schema: { tags, querystring: MeterQuery, response: responsesOf(Type.Array(refTo(SvoProposal))) },
    },
    ({ query }) => findProposals(services, query.waterMeterId),
  );
  server.get(
    '/struma/water-meters/svo-queue',
    { config, schema: { tags, querystring: MeterQuery, response: responsesOf(refTo(SvoQueue)) } },
    ({ query }) => readQueue(services.database, query.waterMeterId),
  );
};
