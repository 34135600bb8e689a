import { Type, type Static } from 'typebox';
import { nullable, RecordId } from '../../kernel/http/schema.ts';

/** What a person chose on the map, named as in the specification. */
export const MapSelection = Type.Object(
  {
    watermeterID: RecordId('Id of the water meter.'),
    svoID: RecordId('Id of the service connection.'),
    markerLng: Type.Number({ minimum: -180, maximum: 180 }),
    markerLat: Type.Number({ minimum: -90, maximum: 90 }),
    source: Type.Optional(Type.String({ maxLength: 100, description: 'Layer of the chosen line.' })),
    projectId: Type.Optional(Type.Integer({ description: 'Project of the map definition.' })),
    expectedSvoID: Type.Optional(
      nullable({
        ...RecordId(
          'Not in the specification: the connection that the user saw, null if none. A snap is refused with status 412 if the meter has another one.',
        ),
        type: 'integer' as const,
      }),
    ),
  },
  { $id: 'MapSelection' },
);
export type MapSelection = Static<typeof MapSelection>;

export const SnapResult = Type.Object(
  {
    type: Type.Integer({ description: '1: stored. 0: not stored; `message` has the reason. Other values: an error.' }),
    message: Type.String(),
  },
  { $id: 'SnapResult' },
);
export type SnapResult = Static<typeof SnapResult>;

/** The proposed snap: a line from the marker to the closest point of the connection. */
export const SnapFeature = Type.Object(
  {
    type: Type.Unsafe<'Feature'>({ type: 'string', enum: ['Feature'] }),
    geometry: Type.Object({
      type: Type.Unsafe<'LineString'>({ type: 'string', enum: ['LineString'] }),
      coordinates: Type.Array(Type.Array(Type.Number()), { description: 'Longitude and latitude.' }),
    }),
    properties: Type.Object({
      svoID: Type.Integer(),
      distance: Type.Number({ description: 'Metres from the marker to the connection.' }),
      isTooFar: Type.Boolean({ description: 'True if the snap would be refused because of the distance.' }),
    }),
  },
  { $id: 'SnapFeature', description: 'A feature in GeoJSON.' },
);

export const SvoProposal = Type.Object(
  {
    svoId: Type.Integer(),
    distance: Type.Number({
      description:
        "Metres from the requested place, or else from the location of the meter's address, or of the meter if the address has none.",
    }),
    latitude: Type.Number({ description: 'Latitude of the closest point on the connection.' }),
    longitude: Type.Number(),
    isNearest: Type.Boolean(),
    isSameSide: Type.Boolean({
      description: 'False if a pipe runs between the place where `distance` starts and the building of the connection.',
    }),
    servesAddress: Type.Boolean({
      description: "True if another common meter at the meter's address has this connection.",
    }),
    servedAddresses: Type.Array(Type.String(), {
      description: 'Other addresses whose common meters have this connection, at most three.',
    }),
  },
  { $id: 'SvoProposal' },
);
export type SvoProposal = Static<typeof SvoProposal>;

/** The size of the queue of common meters without a connection, and the position of one meter by its id. */
export const SvoQueue = Type.Object(
  {
    total: Type.Integer({
      description: 'Number of open common meters that have no connection and an address with coordinates.',
    }),
    position: Type.Integer({ description: 'Number of the meters in the queue with a smaller id, plus one.' }),
    previousId: nullable(Type.Integer()),
    nextId: nullable(Type.Integer()),
  },
  { $id: 'SvoQueue' },
);

export const MeterPlace = Type.Object(
  {
    waterMeterId: RecordId('Id of the water meter.'),
    latitude: Type.Optional(
      nullable(
        Type.Number({
          description: 'Null in both coordinates removes the place. If both are absent, the place stays unchanged.',
          minimum: -90,
          maximum: 90,
        }),
      ),
    ),
    longitude: Type.Optional(nullable(Type.Number({ minimum: -180, maximum: 180 }))),
    svoId: Type.Optional(
      nullable({
        ...RecordId('The connection; null removes it. If absent, the connection stays unchanged.'),
        type: 'integer' as const,
      }),
    ),
    expected: Type.Optional(
      Type.Object(
        {
          latitude: Type.Optional(nullable(Type.Number())),
          longitude: Type.Optional(nullable(Type.Number())),
          svoId: Type.Optional(nullable(Type.Integer())),
        },
        {
          description:
            'What the person saw; status 412 if the meter has another place or connection. What is absent is not compared.',
        },
      ),
    ),
  },
  { $id: 'MeterPlace' },
);
export type MeterPlace = Static<typeof MeterPlace>;

export const MeterPlaced = Type.Object({ isChanged: Type.Boolean() }, { $id: 'MeterPlaced' });
