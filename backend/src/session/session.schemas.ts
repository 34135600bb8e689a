import { Type } from 'typebox';
import { nullable } from '../kernel/http/schema.ts';

export const CurrentUser = Type.Object(
  {
    name: Type.String(),
    member_of: Type.Array(Type.String(), { description: 'Roles of the person, as the identity provider names them.' }),
    allowedActions: Type.Array(Type.String(), { description: 'Actions that the roles of the person allow.' }),
    allowedGroups: Type.Array(Type.String(), { description: 'Groups of the person that decide access.' }),
    isProduction: Type.Boolean(),
    last_map_center_lat: nullable(Type.Number()),
    last_map_center_lng: nullable(Type.Number()),
    map_last_zoom: nullable(Type.Number()),
  },
  { $id: 'CurrentUser', description: 'The signed-in person.' },
);

export const Features = Type.Array(Type.String(), {
  description: 'What this service can do beyond the calls that every REST service behind the gateway has.',
});

const TokenId = Type.String({ minLength: 1, maxLength: 255 });
const Seconds = Type.Integer({ minimum: 0, description: 'Seconds since 1970.' });

const CutOffItem = Type.Union(
  [
    Type.Object({ session: TokenId }, { description: 'A session of the identity provider (sid) that is over.' }),
    Type.Object(
      { subject: TokenId, until: Seconds },
      { description: 'A person (sub) whose tokens issued up to then say what is no longer so.' },
    ),
  ],
  { description: 'Tokens that are not to be taken any more although they have not expired.' },
);

export const CutOffQuery = Type.Object({
  since: Type.Optional(Type.Integer({ minimum: 0, description: 'What `now` was at the last reading; absent: all.' })),
});

export const CutOffList = Type.Object({
  now: Type.Integer({ description: 'Milliseconds since 1970, for the next reading.' }),
  cutOffs: Type.Array(CutOffItem),
});

export const NewCutOffs = Type.Object({ cutOffs: Type.Array(CutOffItem, { maxItems: 1000 }) });

export const LastMapView = Type.Object(
  {
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lng: Type.Number({ minimum: -180, maximum: 180 }),
    zoom: Type.Number({ minimum: 0, maximum: 24 }),
  },
  { description: 'Middle and zoom of the map as the person left it.' },
);
