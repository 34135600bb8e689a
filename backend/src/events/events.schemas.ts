import { Type, type Static } from 'typebox';
import { nullable } from '../kernel/http/schema.ts';

export const SignalEvent = Type.Object(
  {
    id: Type.Integer({ description: 'Events are numbered in the order of their commits.' }),
    kind: Type.String({
      description: 'SUBMITTED, RESPONDED, NOTED, STATUS_CHANGED, TAKEN, LINKED, UNLINKED or EDITED.',
    }),
    signalId: Type.Integer(),
    changedBy: nullable(Type.String({ description: 'Name of who acted.' })),
    changedById: nullable(Type.String({ description: 'Account of who acted. Null: not known.' })),
    changedUtc: Type.String({ description: 'YYYY-MM-DD HH:mm:ss' }),
    changedLocal: Type.String({ description: 'The same in Sofia.' }),
    owner: nullable(Type.String({ description: 'Account of the person who reported the signal.' })),
    isInternal: Type.Boolean({ description: "For the utility's own people only." }),
  },
  { $id: 'SignalEvent' },
);

export type SignalEvent = Static<typeof SignalEvent>;

export const EventsQuery = Type.Object({
  since: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Go on after this number. Absent: from now on.',
    }),
  ),
});
