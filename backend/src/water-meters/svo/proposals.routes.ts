import { Type } from 'typebox';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { placeFields, responsesOf, refTo, RecordId } from '../../kernel/http/schema.ts';
import type { Network } from '../../network/network.ts';
import { findProposals } from './find-proposals.ts';
import { readQueue } from './read-queue.ts';
import { SvoProposal, SvoQueue } from './svo.schemas.ts';

const MeterQuery = Type.Object({ waterMeterId: RecordId('Id of the water meter.') });

const ProposalsQuery = Type.Object({
  ...MeterQuery.properties,
  latitude: Type.Optional(placeFields.latitude),
  longitude: Type.Optional(placeFields.longitude),
});

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
      schema: { tags, querystring: ProposalsQuery, response: responsesOf(Type.Array(refTo(SvoProposal))) },
    },
    ({ query: { waterMeterId, latitude, longitude } }) => {
      const place = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
      return findProposals(services, waterMeterId, place);
    },
  );
  server.get(
    '/struma/water-meters/svo-queue',
    { config, schema: { tags, querystring: MeterQuery, response: responsesOf(refTo(SvoQueue)) } },
    ({ query }) => readQueue(services.database, query.waterMeterId),
  );
};
