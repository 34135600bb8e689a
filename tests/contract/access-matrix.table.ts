import {
  clientFiles,
  clientOperations,
  clientRoutes,
  declaredClientFiles,
  guardedClients,
} from './access-matrix.clients.ts';
import { meterChanges } from './access-matrix.meters.ts';

/**
 * The access matrix. An operation, a guarded type or field, a REST route or a gateway route that is missing here fails
 * the test, so that no permission changes by accident.
 */
export type Who = (typeof principals)[number];
type Table = Readonly<Record<string, readonly Who[]>>;

const people = ['operator', 'admin', 'editor', 'creator', 'citizen', 'valves', 'dummy', 'integrator'] as const;
/** `newcomer` has a token but no action, `anonymous` has no token. */
export const principals = [...people, 'newcomer', 'anonymous'] as const;

const signedIn = [...people, 'newcomer'] as const;
/** 'Оператор' and TestMainGroup: `valves` and `dummy` are operators of other groups. */
const operators = ['operator', 'admin', 'integrator'] as const;
/** 'Администратор', and TestMainGroup or TestDummyGroup. */
const administrators = ['admin', 'dummy'] as const;
/** 'Потребител' or 'Оператор', and TestMainGroup. Visibility of single records is tested elsewhere. */
const users = ['operator', 'admin', 'editor', 'creator', 'citizen', 'integrator'] as const;

/** The rules of the map and of the history also allow TestDummyGroup. */
const operatorsOfBothGroups = [...operators, 'dummy'] as const;
const usersOfBothGroups = [...users, 'dummy'] as const;

const each = (who: readonly Who[], names: string): Table =>
  Object.fromEntries(names.split(', ').map((name) => [name, who]));

export const operations: Table = {
  ...each(
    operatorsOfBothGroups,
    'query waterMeters, query waterMeter, query waterMeterTypes, query waterMeterOwnershipTypes, query manufacturers, query carnets, query auditors, query clientsByIdentifier, query waterMeterSettings, query meterBalance, mutation updateWaterMeter',
  ),
  ...each(
    administrators,
    'query imports, query importFile, query importTypes, query dataIntegrity, mutation confirmImport, mutation repairImport, mutation undoImport',
  ),
  'query session': people,
  'query environment': signedIn,
  'query priorities': users,
  ...each(users, 'query signals, query signal, query signalStatuses'),
  'query submitters': operators,
  ...each(operators, 'query kevrCategories1, query kevrCategories2'),
  ...each(administrators, 'query nomenclatures, query nomenclature'),
  'query nomenclatureItems': administrators,
  'query nomenclatureItem': administrators,
  ...each(administrators, 'mutation createNomenclatureItem, mutation updateNomenclatureItem'),
  ...each(operators, 'query signalViews, query replyTemplates, query colleagues'),
  ...each(operators, 'query search, query callers, query person'),
  'query signalPlace': users,
  'query signalDraft': users,
  'mutation replyToSignal': users,
  'mutation submitSignal': users,
  ...each(operators, 'mutation changeSignalStatus, mutation addSignalNote, mutation setSignalPriority'),
  ...each(operators, 'mutation takeSignal, mutation handOverSignal'),
  ...each(operators, 'query listViews, mutation saveListView, mutation deleteListView, mutation setListColumns'),
  ...each(operators, 'mutation linkSignal, mutation mergeSignal, mutation removeSignalLink'),
  'mutation reportPresence': operators,
  'mutation saveSignalDraft': users,
  'query submitDrafts': users,
  'mutation saveSubmitDraft': users,
  ...each(usersOfBothGroups, 'query baseMap, query geocode, query reverseGeocode'),
  ...each(operatorsOfBothGroups, 'query mapDefinition, query wmsLayers, query pipeAt'),
  ...each(operatorsOfBothGroups, 'query svoLine, query nearestSvoLines'),
  'mutation saveMapView': signedIn,
  ...each(operators, 'query breakdowns, query breakdown, query breakdownViews, query workCardNumber'),
  ...each(operators, 'query breakdownPlace, query isolationPlan, query linkCandidates, query nearBreakdowns'),
  ...each(operatorsOfBothGroups, meterChanges.operations),
  'query outages': users,
  'query municipalities': operatorsOfBothGroups,
  ...clientOperations,
  ...each(
    operators,
    'mutation createBreakdown, mutation updateBreakdown, mutation linkSignals, mutation unlinkSignals',
  ),
  ...each(administrators, 'query logEntries, query exceptions, query exception, query activities'),
  'query recordHistory': operatorsOfBothGroups,
};

/** Types and fields with their own `@access`, on every path. */
export const guarded: Table = {
  ...each(
    operatorsOfBothGroups,
    'WaterMeter, WaterMeterClient, WaterMeterAddress, MainWaterMeter, Auditor, MeterReading, WaterMeterOwnershipType, WaterMeterType, Manufacturer, IdentifiedClient, AuditorChoice, Carnet',
  ),
  ...each(
    operators,
    'SearchResult, FoundSignal, FoundBreakdown, FoundAddress, FoundMeter, Person, Submitter.description',
  ),
  ...each(operatorsOfBothGroups, meterChanges.guarded),
  ...each(administrators, 'ImportFile, IntegrityCheck'),
  Breakdown: operators,
  IsolationPlan: operators,
  IsolationValve: operators,
  AffectedAddress: operators,
  Municipality: operatorsOfBothGroups,
  ...guardedClients,
  Activity: administrators,
  Attachment: users,
  Colleague: operators,
  Exception: administrators,
  KevrCategory1: operators,
  KevrCategory2: operators,
  ListView: operators,
  ...each(administrators, 'LogEntry, Nomenclature, NomenclatureItem'),
  ReplyTemplate: operators,
  Session: people,
  ...each(
    operators,
    'SignalContact, SignalHistoryEntry, SignalLink, SignalNote, Signal.notes, Signal.history, Signal.contact, Signal.links',
  ),
  NearSvoLine: operatorsOfBothGroups,
  Pipe: operatorsOfBothGroups,
  Priority: users,
  Signal: users,
  SignalResponse: users,
  Submitter: users,
  SvoLine: operatorsOfBothGroups,
  WmsLayer: operatorsOfBothGroups,
};

export const restRoutes: Table = {
  ...clientRoutes,
  ...each(
    operatorsOfBothGroups,
    'GET /api/WaterMeter/GetWaterMeterList, GET /api/WaterMeter/GetWaterMeterlById, GET /struma/water-meters/export, GET /struma/water-meters/balance, POST /api/WaterMeter/Update, POST /struma/clients/by-identifier, GET /api/WaterMeter/getWaterMeterTypesAsKeyValuePairList, GET /api/WaterMeter/getWaterMeterOwnershipTypesAsKeyValuePairList, GET /api/WaterMeter/getManufacturersAsKeyValuePairList, GET /api/WaterMeter/getCarnetsAsKeyValuePairList, GET /api/Audit/getAuditorsAsKeyValuePairList, GET /api/WaterMeter/Audit/getAuditorsAsKeyValuePairList',
  ),
  ...each(
    administrators,
    'GET /api/ImportFile/GetImportFileList, GET /api/ImportFile/getTypeImportsAsKeyValuePairList, GET /api/ImportFile/DownloadImportedFile, GET /api/ImportFile/DownloadErrorFile, GET /api/ImportFile/CheckDataIntegrity, POST /api/ImportFile/ImportFile',
  ),
  ...each(
    administrators,
    'GET /struma/imports/export, GET /struma/imports/details, GET /struma/imports/integrity, POST /struma/imports/check, POST /struma/imports/confirm, POST /struma/imports/repair, POST /struma/imports/undo',
  ),
  'GET /api/breakdown/GetBreakdownsList': operators,
  'GET /api/Breakdown/ExportAll': operators,
  'GET /api/breakdown/GetBreakdownById': operators,
  'POST /api/breakdown/Create': operators,
  'POST /api/breakdown/Update': operators,
  'GET /api/breakdown/AddSignalToBreakdown': operators,
  'GET /api/breakdown/RemoveSignalFromBreakdown': operators,
  'GET /struma/breakdowns/views': operators,
  'GET /struma/breakdowns/place': operators,
  'GET /struma/breakdowns/isolation': operators,
  'GET /struma/breakdowns/near': operators,
  'GET /struma/breakdowns/outages': users,
  'GET /struma/signals/link-candidates': operators,
  'GET /struma/breakdowns/work-card-number': operators,
  'GET /api/WaterMeter/getMunicipalitiesAsKeyValuePairList': operatorsOfBothGroups,
  ...each(operatorsOfBothGroups, meterChanges.routes),
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
  ...each(operators, 'POST /struma/search, GET /struma/person'),
  'GET /struma/colleagues': operators,
  'GET /struma/features': signedIn,
  'GET /struma/list-views': operators,
  'POST /struma/list-views': operators,
  'POST /struma/list-views/delete': operators,
  'POST /struma/list-views/columns': operators,
  'GET /struma/reply-templates': operators,
  'GET /struma/signals/contact': operators,
  'GET /struma/signals/draft': users,
  'POST /struma/signals/draft': users,
  'GET /struma/signals/submit-drafts': users,
  'POST /struma/signals/submit-drafts': users,
  'GET /struma/signals/export': users,
  'GET /struma/signals/history': operators,
  'GET /struma/signals/responses': users,
  'GET /struma/signals/attachments': users,
  'GET /struma/signals/links': operators,
  'POST /struma/signals/links': operators,
  'POST /struma/signals/links/remove': operators,
  'POST /struma/signals/merge': operators,
  'GET /struma/signals/notes': operators,
  'POST /struma/signals/notes': operators,
  'GET /struma/signals/place': users,
  'POST /struma/signals/presence': operators,
  'POST /struma/signals/take': operators,
  'POST /struma/signals/hand-over': operators,
  'POST /struma/signals/priority': operators,
  'GET /struma/signals/views': operators,
  'GET /struma/submitters': operators,
  'POST /api/Account/SaveLastMapView': signedIn,
  ...each(
    administrators,
    'GET /api/Logs/GetActivityLogsList, GET /api/Logs/GetExceptionLogsList, GET /api/Logs/GetLogsList, GET /api/nomenclatures/GetItemNomenclatureByNomenclatureIdByItemNomenclatureId, GET /api/nomenclatures/GetNomenclaturesList, GET /api/nomenclatures/getItemsNomenclatureList, POST /api/nomenclatures/createItemNomenclature, POST /api/nomenclatures/updateItemNomenclature',
  ),
  'GET /struma/history': operatorsOfBothGroups,
  ...each(
    administrators,
    'GET /struma/logs/activity/export, GET /struma/logs/exceptions/detail, GET /struma/logs/exceptions/export, GET /struma/logs/export, GET /struma/nomenclatures/export, GET /struma/nomenclatures/items/export, GET /struma/nomenclatures/items/use',
  ),
  'GET /lines/src_lines_w/:svoId': operatorsOfBothGroups,
  'GET /reverse': usersOfBothGroups,
  'GET /search': usersOfBothGroups,
  'GET /struma/base-map': usersOfBothGroups,
  'GET /struma/layers/:layer': operatorsOfBothGroups,
  'GET /struma/lines/pipes/nearest': operatorsOfBothGroups,
  'GET /struma/lines/src_lines_w/nearest': operatorsOfBothGroups,
  'GET /struma/sources/:source/:z/:x/:y': operatorsOfBothGroups,
  'GET /struma/tiles/:layer/:z/:x/:y': operatorsOfBothGroups,
  'GET /struma/tiles/base/:z/:x/:y': usersOfBothGroups,
  'GET /warehouse/GetMapDefinition': operatorsOfBothGroups,
  'GET /warehouse/GetWMSLayers': operatorsOfBothGroups,
  'GET /warehouse/SearchByAddress': usersOfBothGroups,
  'GET /wms': operatorsOfBothGroups,
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
  // Administrators of both groups receive changes of nomenclatures.
  'GET /events': [...users, 'dummy'],
  'POST /files/signals': users,
  'POST /files/signals/{id}/responses': users,
  'POST /files/signals/{id}/notes': operators,
  'GET /files/signals/{id}/attachments/{order}': users,
  'GET /files/signals/{id}/attachments.zip': users,
  'GET /files/signals.csv': users,
  'GET /files/breakdowns.csv': operators,
  ...clientFiles,
  'GET /files/water-meters.csv': operatorsOfBothGroups,
  ...each(
    administrators,
    'GET /files/log-entries.csv, GET /files/exceptions.csv, GET /files/activities.csv, GET /files/nomenclatures.csv, GET /files/nomenclature-items.csv',
  ),
  ...each(
    administrators,
    'GET /files/imports.csv, POST /files/imports, GET /files/imports/{id}/file, GET /files/imports/{id}/errors',
  ),
  'GET /files/responses/{id}/attachments/{order}': users,
  'GET /map/tiles/base/3/4/2': usersOfBothGroups,
  'GET /map/tiles/pipes/9/289/189': operatorsOfBothGroups,
  'GET /map/tiles/meters/9/289/189': operatorsOfBothGroups,
  'GET /map/wms': operatorsOfBothGroups,
  'GET /map/wms?SERVICE=WMS&REQUEST=GetCapabilities': operatorsOfBothGroups,
  'GET /map/layers/none': operatorsOfBothGroups,
  'GET /map/sources/none/3/4/2': operatorsOfBothGroups,
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
  'GET /files/breakdowns.csv': 'signed-in',
  ...declaredClientFiles,
  'GET /files/log-entries.csv': 'signed-in',
  'GET /files/imports.csv': 'signed-in',
  'POST /files/imports': 'signed-in',
  'GET /files/imports/:id/file': 'signed-in',
  'GET /files/imports/:id/errors': 'signed-in',
  'GET /files/exceptions.csv': 'signed-in',
  'GET /files/activities.csv': 'signed-in',
  'GET /files/nomenclatures.csv': 'signed-in',
  'GET /files/nomenclature-items.csv': 'signed-in',
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
