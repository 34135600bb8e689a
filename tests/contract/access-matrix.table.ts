/**
 * The access matrix. An operation, a guarded type or field, a REST route or a gateway route that is missing here fails
 * the test, so that no permission changes by accident.
 */
export type Who = (typeof principals)[number];
type Table = Readonly<Record<string, readonly Who[]>>;

const people = ['operator', 'admin', 'editor', 'creator', 'citizen', 'valves', 'integrator'] as const;
/** `newcomer` has a token but no action, `anonymous` has no token. */
export const principals = [...people, 'newcomer', 'anonymous'] as const;

const signedIn = [...people, 'newcomer'] as const;
/** 'Оператор' and TestMainGroup: `valves` is an operator of another group. */
const operators = ['operator', 'admin', 'integrator'] as const;
/** 'Администратор', and TestMainGroup or TestDummyGroup. */
const administrators = ['admin'] as const;
/** 'Потребител' or 'Оператор', and TestMainGroup. Visibility of single records is tested elsewhere. */
const users = ['operator', 'admin', 'editor', 'creator', 'citizen', 'integrator'] as const;

export const operations: Table = {
  'query session': people,
  'query environment': signedIn,
  'query priorities': users,
  'query signals': users,
  'query signal': users,
  'query signalStatuses': users,
  'query submitters': operators,
  'query kevrCategories1': operators,
  'query kevrCategories2': operators,
  'query signalViews': operators,
  'query replyTemplates': operators,
  'query colleagues': operators,
  'query callers': operators,
  'query signalPlace': users,
  'query signalDraft': users,
  'mutation replyToSignal': users,
  'mutation submitSignal': users,
  'mutation changeSignalStatus': operators,
  'mutation addSignalNote': operators,
  'mutation takeSignal': operators,
  'mutation handOverSignal': operators,
  'mutation reportPresence': operators,
  'mutation saveSignalDraft': users,
  'query baseMap': users,
  'query mapDefinition': operators,
  'query wmsLayers': operators,
  'query geocode': users,
  'query reverseGeocode': users,
  'query pipeAt': operators,
  'query svoLine': operators,
  'query nearestSvoLines': operators,
  'mutation saveMapView': signedIn,
};

/** Types and fields with their own `@access`, on every path. */
export const guarded: Table = {
  Attachment: users,
  Colleague: operators,
  KevrCategory1: operators,
  KevrCategory2: operators,
  ReplyTemplate: operators,
  Session: people,
  SignalHistoryEntry: operators,
  SignalNote: operators,
  'Signal.notes': operators,
  'Signal.history': operators,
  NearSvoLine: operators,
  Pipe: operators,
  Priority: users,
  Signal: users,
  SignalResponse: users,
  Submitter: users,
  SvoLine: operators,
  WmsLayer: operators,
};

export const restRoutes: Table = {
  'GET /api/Account/GetCurrentUserInfo': signedIn,
  'GET /api/account/IsProductionEnvironment': signedIn,
  'GET /api/Attachment/DownloadAllAttachmentsBySignalId': users,
  'GET /api/Attachment/DownloadAttachmentFile': users,
  'GET /api/Attachment/DownloadAttachmentFileBySignalId': users,
  'GET /api/kevrcategory/GetKEVRCategoriesAsKeyValuePairList': operators,
  'GET /api/kevrsecondarycategory/GetKEVRSecondaryCategoriesAsKeyValuePairList': operators,
  'GET /api/priority/GetPriorityAsKeyValuePairList': users,
  'GET /api/response/GetResponsesList': users,
  'POST /api/response/CreateResponse': users,
  'GET /api/signal/getAttachmentsInfoBySignalId': users,
  'GET /api/signal/GetSignalDetails': users,
  'GET /api/signal/GetSignalList': users,
  'POST /api/signal/createSignal': users,
  'POST /api/signal/ChangeSignalStatus': operators,
  'GET /api/status/GetStatusAsKeyValuePairList': users,
  'GET /api/user/GetUserAsKeyValuePairList': operators,
  'GET /healthz': principals,
  'GET /readyz': principals,
  'GET /struma/callers': operators,
  'GET /struma/colleagues': operators,
  'GET /struma/features': signedIn,
  'GET /struma/reply-templates': operators,
  'GET /struma/signals/draft': users,
  'POST /struma/signals/draft': users,
  'GET /struma/signals/export': users,
  'GET /struma/signals/history': operators,
  'GET /struma/signals/notes': operators,
  'POST /struma/signals/notes': operators,
  'GET /struma/signals/place': users,
  'POST /struma/signals/presence': operators,
  'POST /struma/signals/take': operators,
  'POST /struma/signals/hand-over': operators,
  'GET /struma/signals/views': operators,
  'GET /struma/submitters': operators,
  'POST /api/Account/SaveLastMapView': signedIn,
  'GET /api/Logs/GetActivityLogsList': administrators,
  'GET /api/Logs/GetExceptionLogsList': administrators,
  'GET /api/Logs/GetLogsList': administrators,
  'GET /api/nomenclatures/GetItemNomenclatureByNomenclatureIdByItemNomenclatureId': administrators,
  'GET /api/nomenclatures/GetNomenclaturesList': administrators,
  'GET /api/nomenclatures/getItemsNomenclatureList': administrators,
  'POST /api/nomenclatures/createItemNomenclature': administrators,
  'POST /api/nomenclatures/updateItemNomenclature': administrators,
  'GET /struma/history': operators,
  'GET /struma/logs/activity/export': administrators,
  'GET /struma/logs/exceptions/detail': administrators,
  'GET /struma/logs/exceptions/export': administrators,
  'GET /struma/logs/export': administrators,
  'GET /struma/nomenclatures/export': administrators,
  'GET /struma/nomenclatures/items/export': administrators,
  'GET /struma/nomenclatures/items/use': administrators,
  'GET /lines/src_lines_w/:svoId': operators,
  'GET /reverse': users,
  'GET /search': users,
  'GET /struma/base-map': users,
  'GET /struma/layers/:layer': operators,
  'GET /struma/lines/pipes/nearest': operators,
  'GET /struma/lines/src_lines_w/nearest': operators,
  'GET /struma/sources/:source/:z/:x/:y': operators,
  'GET /struma/tiles/:layer/:z/:x/:y': operators,
  'GET /struma/tiles/base/:z/:x/:y': users,
  'GET /warehouse/GetMapDefinition': operators,
  'GET /warehouse/GetWMSLayers': operators,
  'GET /warehouse/SearchByAddress': users,
  'GET /wms': operators,
};

/** Routes of the REST service for gateways only. */
export const gatewayOnly = ['GET /struma/cut-offs', 'GET /struma/events', 'POST /struma/cut-offs'];

export const gatewayRoutes: Table = {
  'GET /auth/login': principals,
  'GET /auth/callback': principals,
  'GET /auth/session': signedIn,
  'POST /auth/refresh': signedIn,
  'POST /auth/logout': principals,
  'POST /auth/backchannel-logout': principals,
  'GET /events': users,
  'POST /files/signals': users,
  'POST /files/signals/{id}/responses': users,
  'POST /files/signals/{id}/notes': operators,
  'GET /files/signals/{id}/attachments/{order}': users,
  'GET /files/signals/{id}/attachments.zip': users,
  'GET /files/signals.csv': users,
  'GET /files/responses/{id}/attachments/{order}': users,
  'GET /map/tiles/base/3/4/2': users,
  'GET /map/tiles/pipes/9/289/189': operators,
  'GET /map/tiles/meters/9/289/189': operators,
  'GET /map/wms': operators,
  'GET /map/wms?SERVICE=WMS&REQUEST=GetCapabilities': operators,
  'GET /map/layers/none': operators,
  'GET /map/sources/none/3/4/2': operators,
  'POST /graphql': signedIn,
  'GET /realms/struma/.well-known/openid-configuration': principals,
  'GET /healthz': principals,
  'GET /readyz': principals,
  'GET /signals_oper/list': principals,
};

/**
 * Every route of the gateway with its access: `rule` is a rule of the schema. Each has a row above; routes of
 * sign-in check access themselves, and the rows of GraphQL are the operations.
 */
export const declaredRoutes: Readonly<Record<string, 'public' | 'signed-in' | 'rule'>> = {
  'GET /auth/login': 'public',
  'GET /auth/callback': 'public',
  'GET /auth/session': 'public',
  'POST /auth/refresh': 'public',
  'POST /auth/logout': 'public',
  'POST /auth/backchannel-logout': 'public',
  'ALL /graphql': 'signed-in',
  'POST /files/signals': 'signed-in',
  'POST /files/signals/:id/responses': 'signed-in',
  'POST /files/signals/:id/notes': 'signed-in',
  'GET /files/signals.csv': 'signed-in',
  'GET /files/signals/:id/attachments/:order': 'signed-in',
  'GET /files/responses/:id/attachments/:order': 'signed-in',
  'GET /files/signals/:id/attachments.zip': 'signed-in',
  'ALL /files/*': 'signed-in',
  'GET /map/tiles/base/:z/:x/:y': 'rule',
  'GET /map/tiles/:layer/:z/:x/:y': 'rule',
  'GET /map/wms': 'rule',
  'GET /map/sources/:source/:z/:x/:y': 'rule',
  'GET /map/layers/:server': 'rule',
  'ALL /map/*': 'signed-in',
  'GET /events': 'rule',
  'ALL /realms/*': 'public',
  'ALL /realms/:realm/resources/*': 'public',
  'GET,HEAD /healthz': 'public',
  'GET,HEAD /readyz': 'public',
  'GET,HEAD /assets/*': 'public',
  'GET,HEAD /*': 'public',
};

/** Input that an upload needs before its access check. */
export const uploads: Readonly<Record<string, object>> = {
  'POST /files/signals/{id}/responses': {
    idempotencyKey: '5b1f0f3e-0000-4000-8000-000000000002',
    signalId: '999999999',
    message: { text: 'Проба' },
  },
  'POST /files/signals/{id}/notes': {
    idempotencyKey: '5b1f0f3e-0000-4000-8000-000000000002',
    signalId: '999999999',
    message: { text: 'Проба' },
  },
  'POST /files/signals': {
    idempotencyKey: '5b1f0f3e-0000-4000-8000-000000000002',
    title: 'Проба',
    message: { text: 'Проба' },
    location: { latitude: 42, longitude: 23 },
  },
};
