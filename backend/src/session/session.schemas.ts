import { Type } from 'typebox';
import { nullable } from '../kernel/schema.ts';

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
