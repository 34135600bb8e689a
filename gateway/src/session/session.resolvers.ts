import type { Action, MapView, QueryResolvers } from '../kernel/schema-types.generated.ts';
import { readFlag } from '../kernel/rest/wire.ts';
import type { ResponseBody } from '../kernel/rest/wire.ts';
import { typedError } from '../kernel/errors.ts';
import { actionNames, sessionTexts } from './session.texts.ts';

type CurrentUser = ResponseBody<'/api/Account/GetCurrentUserInfo'>;

const sessionQueries = {
  // Not tracked: the event cursor changes while all reads stay unchanged.
  session: async (_root, _args, { rest, principal, latestEvent }) => ({
    id: principal.subject,
    eventCursor: latestEvent()?.toString() ?? null,
    ...(await rest.get('/api/Account/GetCurrentUserInfo', {}, readSession)),
  }),

  // Not tracked: features are read once for all users.
  environment: async (_root, _args, { rest, features, installation }) => {
    const [isProduction, serviceFeatures] = await Promise.all([
      rest.get('/api/account/IsProductionEnvironment', {}, readFlag),
      features.all(),
    ]);
    return { ...installation, isProduction, features: [...serviceFeatures] };
  },
} satisfies Partial<QueryResolvers>;

const readSession = (user: CurrentUser | null) => {
  if (!user?.name) throw typedError('UNAUTHENTICATED');
  const allowedActions = user.allowedActions.flatMap(readAction);
  if (allowedActions.length === 0)
    throw typedError('FORBIDDEN', { message: sessionTexts.noActions, path: ['session'] });
  return {
    name: user.name,
    memberOf: [...user.member_of],
    allowedActions,
    allowedGroups: [...user.allowedGroups],
    access: readAccess(allowedActions),
    isProduction: readFlag(user.isProduction),
    lastMapView: readMapView(user),
  };
};

const readAction = (name: string): Action[] => (isActionName(name) ? [actionNames[name]] : []);

const isActionName = (name: string): name is keyof typeof actionNames => Object.hasOwn(actionNames, name);

/** AU-8: the areas of the application to which the actions give access. */
const readAccess = (actions: readonly Action[]) => {
  const isAdministrator = actions.includes('ADMINISTRATOR');
  return {
    operator: actions.includes('OPERATOR'),
    activityLog: isAdministrator,
    errorsLog: isAdministrator,
    roles: isAdministrator,
  };
};

const readMapView = (user: CurrentUser): MapView | null => {
  const { last_map_center_lat: latitude, last_map_center_lng: longitude, map_last_zoom: zoom } = user;
  if (latitude === null || longitude === null || zoom === null) return null;
  return { center: { latitude, longitude }, zoom };
};

export const schemaPart = { Query: sessionQueries };
