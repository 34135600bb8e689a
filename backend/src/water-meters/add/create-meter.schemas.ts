import { Type, type Static } from 'typebox';
import { nullable, RecordId } from '../../kernel/http/schema.ts';

const Day = Type.Optional(nullable(Type.String({ maxLength: 30, description: 'YYYY-MM-DD; a time is ignored.' })));
const Count = Type.Optional(nullable(Type.Integer()));
const Id = Type.Optional(nullable({ ...RecordId('Id of the record.'), type: 'integer' as const }));

/** The fields of a new water meter, named as in the specification. */
export const NewWaterMeter = Type.Object(
  {
    waterMeterFabricNo: Type.String({ maxLength: 200 }),
    latitude: Type.Optional(nullable(Type.Number())),
    longitude: Type.Optional(nullable(Type.Number())),
    lastDateOfRepair: Day,
    lastDateOfCheck: Day,
    nextDateOfCheck: Day,
    installationDate: Day,
    calibrationDate: Day,
    nextCalibrationDate: Day,
    checkValue: Type.Optional(nullable(Type.Number())),
    waterMeterTypeId: Id,
    waterMeterOwnershipTypeId: Id,
    manufacturerId: Id,
    customersTotal: Count,
    apartamentsTotal: Count,
    clientId: Id,
    addressId: Id,
  },
  { $id: 'NewWaterMeter' },
);
export type NewWaterMeter = Static<typeof NewWaterMeter>;
