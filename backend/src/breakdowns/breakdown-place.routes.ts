import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { operatorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import { boxAround, metresBetween, type Coordinates } from '../kernel/geo.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo, nullable, placeFields } from '../kernel/http/schema.ts';
import { breakdownTexts } from './breakdowns.texts.ts';

const Text = nullable(Type.String());

const BreakdownPlace = Type.Object(
  {
    municipalityId: nullable(Type.Integer()),
    townName: Text,
    streetName: Text,
    streetDescription: nullable(Type.String({ description: 'The nearest building.' })),
  },
  {
    $id: 'BreakdownPlace',
    description: 'The place, from the nearest address within about 300 metres; all fields are null if there is none.',
  },
);

type BreakdownPlace = Static<typeof BreakdownPlace>;

/** BR-8: adds the route that returns municipality, town, street and building of a place. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(BreakdownPlace);
  server.get(
    '/struma/breakdowns/place',
    {
      config: { access: operatorAccess },
      schema: {
        tags: ['additions'],
        querystring: Type.Object(placeFields),
        response: responsesOf(refTo(BreakdownPlace)),
      },
    },
    ({ query }) => findPlace(database, query),
  );
};

const nearMetres = 300;

const findPlace = async (database: Database, at: Coordinates): Promise<BreakdownPlace> => {
  const { rows } = await sql<BreakdownPlace & { number: string | null; block: string | null }>`
    select town.municipality_id as "municipalityId", town.name as "townName", street.name as "streetName",
      a.street_number as number, a.block
    from address a
    join town on town.id = a.town_id
    left join street on street.id = a.street_id
    where a.location <@ ${boxAround(at, nearMetres)}
    order by ${metresBetween(at, sql`a.location`)}, a.id
    limit 1`.execute(database);
  const [nearest] = rows;
  if (!nearest) return { municipalityId: null, townName: null, streetName: null, streetDescription: null };
  const { number, block, ...place } = nearest;
  return { ...place, streetDescription: breakdownTexts.beside(block, number) };
};
