import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { type Coordinates, isSamePlace } from '../../kernel/geo.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { svoTexts as texts } from './svo.texts.ts';

/** A meter with its place and its connection. */
export interface StoredMeter {
  id: number;
  isCommon: boolean;
  isClosed: boolean;
  svoId: number | null;
  place: Coordinates | null;
}

export type MeterTarget = Pick<StoredMeter, 'place' | 'svoId'>;

/** True if the meter has this place and this connection: then a request is repeated, for example after a lost response. */
export const hasTarget = (meter: StoredMeter, { place, svoId }: MeterTarget): boolean =>
  isSamePlace(meter.place, place) && meter.svoId === svoId;

/** Reads a meter and locks its row until the end of the transaction. Throws 404 if the meter does not exist. */
export const lockMeter = async (transaction: Database, id: number): Promise<StoredMeter> => {
  const { rows } = await sql<
    Omit<StoredMeter, 'place'> & { latitude: number | null; longitude: number | null }
  >`select id, ownership_type_id = 2 as "isCommon", closed_on is not null as "isClosed", svo_id as "svoId",
      location[1] as latitude, location[0] as longitude
    from water_meter where id = ${id} for update`.execute(transaction);
  const [row] = rows;
  if (!row) throw new HttpFailure(404, texts.unknownMeter);
  const { latitude, longitude, ...meter } = row;
  return { ...meter, place: latitude === null || longitude === null ? null : { latitude, longitude } };
};

/** Stores place and connection of a meter and records what has changed. */
export const placeMeter = async (
  transaction: Database,
  principal: Principal,
  meter: StoredMeter,
  { place, svoId }: MeterTarget,
): Promise<void> => {
  const change = { entity: 'waterMeter', entityId: meter.id, action: 'UPDATE' } as const;
  const isMoved = !isSamePlace(meter.place, place);
  const isReconnected = meter.svoId !== svoId;
  const location = place && sql`point(${place.longitude}::double precision, ${place.latitude}::double precision)`;
  await sql`update water_meter
    set location = ${location}, svo_id = ${svoId}, modified_on = date_trunc('second', now())
    where id = ${meter.id}`.execute(transaction);
  await recordActivities(transaction, principal, [
    ...(isMoved
      ? [{ ...change, field: 'location' as const, oldValue: textOf(meter.place), newValue: textOf(place) }]
      : []),
    ...(isReconnected
      ? [
          {
            ...change,
            field: 'svoId' as const,
            oldValue: meter.svoId?.toString() ?? null,
            newValue: svoId?.toString() ?? null,
          },
        ]
      : []),
  ]);
};

const textOf = (place: Coordinates | null): string | null => place && texts.place(place.latitude, place.longitude);
