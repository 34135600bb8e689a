import { Type, type Static } from 'typebox';
import { nullable } from '../kernel/http/schema.ts';

export const SignalEvent = Type.Object(
  {
    id: Type.Integer({ description: 'Ids follow the order of commits.' }),
    kind: Type.String({
      description:
        'SUBMITTED, RESPONDED, NOTED, STATUS_CHANGED, TAKEN (by the person who acted, or released), HANDED_OVER (to a colleague), LINKED, UNLINKED or EDITED.',
    }),
    signalId: Type.Integer(),
    changedBy: nullable(Type.String({ description: 'Name of the person who made the change.' })),
    changedById: nullable(Type.String({ description: 'Account of the person who made the change. Null if unknown.' })),
    changedUtc: Type.String({ description: 'YYYY-MM-DD HH:mm:ss in UTC.' }),
    changedLocal: Type.String({ description: 'Local time in Sofia.' }),
    owner: nullable(Type.String({ description: 'Account of the person who reported the signal.' })),
    isInternal: Type.Boolean({ description: 'True if only operators receive the event.' }),
  },
  { $id: 'SignalEvent' },
);

export type SignalEvent = Static<typeof SignalEvent>;

export const EventsQuery = Type.Object({
  since: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'The stored events after this id are sent first, unless they are more than 10 000 or some may have expired. If absent, only new events are sent.',
    }),
  ),
});
