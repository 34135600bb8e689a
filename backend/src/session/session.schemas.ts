import { Type } from 'typebox';
import { nullable } from '../kernel/http/schema.ts';

export const CurrentUser = Type.Object(
  {
    name: Type.String(),
    member_of: Type.Array(Type.String(), { description: 'Role names of the person at the identity provider.' }),
    allowedActions: Type.Array(Type.String(), { description: 'Actions that the roles of the person permit.' }),
    allowedGroups: Type.Array(Type.String(), { description: 'Groups of the person that determine access.' }),
    isProduction: Type.Boolean(),
    last_map_center_lat: nullable(Type.Number()),
    last_map_center_lng: nullable(Type.Number()),
    map_last_zoom: nullable(Type.Number()),
  },
  { $id: 'CurrentUser', description: 'The signed-in person.' },
);

export const Features = Type.Array(Type.String(), {
  description: 'Features of this service beyond the calls of the specification.',
});

const TokenId = Type.String({ minLength: 1, maxLength: 255 });
const Seconds = Type.Integer({ minimum: 0, description: 'Seconds since 1970.' });

const TokenRevocationItem = Type.Union(
  [
    Type.Object({ session: TokenId }, { description: 'A revoked session of the identity provider (sid).' }),
    Type.Object(
      { subject: TokenId, until: Seconds },
      { description: 'An account (sub) whose tokens issued up to this time are revoked.' },
    ),
  ],
  { description: 'Tokens that must be rejected before they expire.' },
);

export const TokenRevocationQuery = Type.Object({
  since: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: '`now` of the previous response. If absent, all revocations are returned.',
    }),
  ),
});

export const TokenRevocationList = Type.Object({
  now: Type.Integer({ description: 'Milliseconds since 1970; the value of `since` in the next request.' }),
  cutOffs: Type.Array(TokenRevocationItem),
});

export const NewTokenRevocations = Type.Object({ cutOffs: Type.Array(TokenRevocationItem, { maxItems: 1000 }) });

export const LastMapView = Type.Object(
  {
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lng: Type.Number({ minimum: -180, maximum: 180 }),
    zoom: Type.Number({ minimum: 0, maximum: 24 }),
  },
  { description: 'Centre and zoom of the last map view.' },
);
