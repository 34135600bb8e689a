import { sql, type RawBuilder } from 'kysely';
import { boxAround, metresBetween, type Coordinates } from '../kernel/geo.ts';

/** The nearest address within this distance determines the street of a place. */
const streetMetres = 60;

/**
 * SQL: a subquery with the street of the address that is nearest to a place, as `street_id`, and the distance to this
 * address, as `metres`. No row without an address near the place.
 */
export const nearestStreet = (at: Coordinates): RawBuilder<unknown> => sql`(
  select a.street_id, ${metresBetween(at, sql`a.location`)} as metres from address a
  where a.location <@ ${boxAround(at, streetMetres)} and a.street_id is not null
  order by metres limit 1)`;
