import { Type, type Static } from 'typebox';
import { refTo, nullable, RecordId } from '../../kernel/http/schema.ts';

const Ids = Type.String({
  maxLength: 2_000,
  pattern: '^\\d{1,16}(,\\d{1,16})*$',
  description: 'Ids separated by commas.',
});

export const IsolationQuery = Type.Object({
  pipe: Type.Optional(Type.Integer({ minimum: 1, description: 'osm id of the damaged pipe.' })),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  brokenValves: Type.Optional({ ...Ids, description: 'Valves that do not close, separated by commas.' }),
  breakdownId: Type.Optional(RecordId('Breakdown that is left out of the overlaps.')),
});

export const IsolationValve = Type.Object(
  {
    id: Type.Integer(),
    pipeId: Type.Integer({ description: 'osm id of the pipe.' }),
    latitude: Type.Number(),
    longitude: Type.Number(),
    isOperable: Type.Boolean({ description: 'False if the data of the network marks the valve as inoperable.' }),
    streetName: nullable(Type.String({ description: 'Street of the nearest address.' })),
  },
  { $id: 'IsolationValve' },
);

const DryLine = Type.Object({
  pipeId: Type.Integer({ description: 'osm id.' }),
  isDownstream: Type.Boolean({
    description: 'True if the part is outside of the closed valves, but its water comes only through them.',
  }),
  metres: Type.Number(),
  coordinates: Type.Array(Type.Array(Type.Number()), { description: 'Longitude and latitude of each point.' }),
});

const AffectedStreet = Type.Object({
  townName: Type.String(),
  name: Type.String(),
  from: nullable(Type.String({ description: 'Lowest house number.' })),
  to: nullable(Type.String({ description: 'Highest house number.' })),
  blocks: Type.Array(Type.String()),
  text: Type.String({ description: 'The affected part of the street in Bulgarian.' }),
});

const CriticalUser = Type.Object({
  clientId: Type.Integer(),
  name: Type.String(),
  kind: Type.Unsafe<'HOSPITAL' | 'SCHOOL' | 'KINDERGARTEN' | 'CARE_HOME' | 'OTHER'>({
    type: 'string',
    enum: ['HOSPITAL', 'SCHOOL', 'KINDERGARTEN', 'CARE_HOME', 'OTHER'],
  }),
  address: nullable(Type.String()),
});

export const IsolationPlan = Type.Object(
  {
    pipeId: Type.Integer({ description: 'osm id of the pipe where the trace starts.' }),
    mustClose: Type.Array(refTo(IsolationValve)),
    mayClose: Type.Array(refTo(IsolationValve), {
      description: 'Valves that need not be closed: no water comes from their other side.',
    }),
    broken: Type.Array(refTo(IsolationValve), {
      description: 'Valves that cannot be closed: inoperable ones, and those reported as broken.',
    }),
    lines: Type.Array(DryLine, { description: 'Parts of pipes without water, at most 3 000.' }),
    pipesTotal: Type.Integer(),
    metresTotal: Type.Integer(),
    streets: Type.Array(AffectedStreet),
    addresses: Type.Array(Type.Object({ id: Type.Integer(), text: Type.String() }), { description: 'At most 500.' }),
    addressesTotal: Type.Integer(),
    metersTotal: Type.Integer(),
    clientsTotal: Type.Integer(),
    people: Type.Integer(),
    isEstimate: Type.Boolean({ description: 'True if unknown numbers of people were estimated.' }),
    criticalUsers: Type.Array(CriticalUser),
    sourcesInside: Type.Array(Type.String(), { description: 'Sources that no valve separates from the break.' }),
    hasSources: Type.Boolean({ description: 'False if the data has no sources, so water may come from everywhere.' }),
    isSupplied: Type.Boolean({ description: 'False if by the data no water reaches the break.' }),
    isSparse: Type.Boolean({ description: 'True if the area is so large that the data probably lacks valves.' }),
    overlaps: Type.Array(Type.Object({ id: Type.Integer(), workCardNo: Type.String() }), {
      description: 'Other open breakdowns on the same pipes, at most 20.',
    }),
  },
  { $id: 'IsolationPlan', description: 'Valves to close around a break, and what loses its water.' },
);

export type IsolationPlan = Static<typeof IsolationPlan>;
