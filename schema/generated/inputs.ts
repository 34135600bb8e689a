/** Values of each enum, and the fields of each filter. */
export const actionValues = ['ADMINISTRATOR', 'CREATE', 'EDIT', 'OPERATOR', 'USER'] as const;
export const activityActionValues = ['CREATE', 'DELETE', 'DOWNLOAD', 'REVEAL', 'SEARCH', 'UPDATE'] as const;
export const activityEntityValues = ['ADDRESS', 'BREAKDOWN', 'CLIENT', 'GROUP', 'IMPORT_FILE', 'NOMENCLATURE_ITEM', 'RESPONSE', 'SIGNAL', 'SUBMITTER', 'USER', 'WATER_METER'] as const;
export const activitySortFieldValues = ['CREATED_AT', 'USERNAME'] as const;
export const addressLevelValues = ['APARTMENT', 'BLOCK', 'DESCRIPTION', 'ENTRANCE', 'FLOOR', 'STREET'] as const;
export const addressSortFieldValues = ['CARNET', 'CREATED_AT', 'FULL_ADDRESS', 'ID', 'MODIFIED_AT', 'PAGE'] as const;
export const baseMapKindValues = ['RASTER', 'VECTOR'] as const;
export const breakdownSortFieldValues = ['AFFECTED_PEOPLE', 'ID', 'IS_FINISHED', 'MUNICIPALITY_NAME', 'PRIORITY', 'REGION_NAME', 'REPAIR_END', 'REPAIR_START', 'STARTED_AT', 'STREET_NAME', 'TOWN_NAME', 'WATER_STOP_END', 'WATER_STOP_START', 'WORK_CARD_NO'] as const;
export const breakdownViewValues = ['ACTIVE', 'FINISHED_TODAY', 'LATE', 'PLANNED', 'WITHOUT_WATER'] as const;
export const clientSortFieldValues = ['CLIENT_NUMBER', 'CLIENT_TYPE', 'CREATED_AT', 'ID', 'MODIFIED_AT', 'NAME'] as const;
export const criticalUserKindValues = ['CARE_HOME', 'HOSPITAL', 'KINDERGARTEN', 'OTHER', 'SCHOOL'] as const;
export const errorCodeValues = ['BAD_REQUEST', 'BAD_USER_INPUT', 'BUSY', 'DOCUMENT_NOT_ALLOWED', 'FORBIDDEN', 'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'INTERNAL_SERVER_ERROR', 'NOT_FOUND', 'OPERATION_RESOLUTION_FAILURE', 'RATE_LIMITED', 'STORAGE_FULL', 'TOO_COSTLY', 'UNAUTHENTICATED', 'UNSUPPORTED', 'UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'] as const;
export const exceptionSortFieldValues = ['CREATED_AT', 'MESSAGE', 'USERNAME'] as const;
export const groupSortFieldValues = ['NAME'] as const;
export const importFileSortFieldValues = ['ADDED_AT', 'ADDED_BY', 'CHECKSUM', 'CONTENT_TYPE', 'FILE_NAME', 'ID', 'IS_DOWNLOADED', 'PROCESSED_TYPES', 'SIZE'] as const;
export const importFormatValues = ['CSV', 'TXT'] as const;
export const importProblemKindValues = ['BAD', 'INVALID'] as const;
export const importRunStatusValues = ['CHECKED', 'FAILED', 'RUNNING', 'SUCCEEDED', 'UNDOING', 'UNDONE'] as const;
export const importStageValues = ['CHECK', 'MERGE', 'UPLOAD'] as const;
export const importTypeValues = ['ADDRESS', 'AUDIT', 'AUDITOR', 'CARNET', 'CLIENT', 'WATER_METER'] as const;
export const inputProblemCodeValues = ['CHECKSUM', 'DUPLICATE', 'FIXED', 'FORMAT', 'LENGTH', 'ORDER', 'RANGE', 'REQUIRED', 'UNKNOWN'] as const;
export const integrityOutcomeValues = ['FAILED', 'NO_RESULT', 'PASSED', 'PROBLEMS'] as const;
export const integrityRuleValues = ['FALLING_READINGS', 'NO_ADDRESS', 'NO_CLIENT', 'NO_COORDINATES', 'NO_SVO', 'REPEATED_CARNET_PAGE', 'REPEATED_FABRIC_NUMBER', 'UNUSED_CLIENT'] as const;
export const logEntrySortFieldValues = ['CREATED_AT', 'ERROR_MESSAGE', 'ID', 'IMPORT_FILE_ID', 'MODULE_NAME', 'PROCEDURE_NAME'] as const;
export const nomenclatureItemSortFieldValues = ['CODE', 'ID', 'IS_ACTIVE', 'NAME_BG', 'NAME_EN'] as const;
export const nomenclatureSortFieldValues = ['CREATED_AT', 'DESCRIPTION', 'ID', 'IS_ACTIVE', 'MODIFIED_AT', 'NAME'] as const;
export const nomenclatureUseKindValues = ['BREAKDOWNS', 'CLIENTS', 'SIGNALS', 'WATER_METERS'] as const;
export const presenceStateValues = ['LEFT', 'VIEWING', 'WRITING'] as const;
export const refusalCodeValues = ['LAST_ADMINISTRATOR', 'NOT_RECORDED', 'SERVICE_REFUSED', 'WRONG_STATE'] as const;
export const responseKindValues = ['CLIENT', 'OPERATOR'] as const;
export const searchKindValues = ['ADDRESS', 'BREAKDOWN', 'METER', 'PERSON', 'SIGNAL'] as const;
export const serviceFeatureValues = ['ACCOUNT_TOOLS', 'BREAKDOWN_TOOLS', 'CLIENT_TOOLS', 'DRAFTS', 'EXPECTED_VALUES', 'GEOCODER', 'IDEMPOTENCY', 'IMPORT_TOOLS', 'ISOLATION', 'LIST_VIEWS', 'LIVE_EVENTS', 'LOG_TOOLS', 'MAP', 'MAP_VIEW', 'MULTIPLE_FILTER_VALUES', 'NESTED_READS', 'NEW_REPLIES', 'NOMENCLATURE_TOOLS', 'OWN_SIGNALS', 'PARTIAL_PAGES', 'RECORD_HISTORY', 'SEARCH', 'SIGNAL_CHANNELS', 'SIGNAL_CONTACT', 'SIGNAL_DESK', 'SIGNAL_EXPORT', 'SIGNAL_LINKS', 'SIGNAL_SEARCH', 'SUBMITTER_SEARCH', 'SUBMIT_DRAFTS', 'SVO_TOOLS', 'WATER_METER_TOOLS'] as const;
export const signalChannelValues = ['EMAIL', 'OPERATOR', 'PORTAL'] as const;
export const signalDraftKindValues = ['NOTE', 'REPLY'] as const;
export const signalHistoryKindValues = ['BREAKDOWN', 'CREATED', 'LINK', 'LOCATION', 'OTHER', 'PRIORITY', 'STATUS', 'SUBMITTER', 'TAKEN_BY', 'TITLE'] as const;
export const signalLinkKindValues = ['DUPLICATE', 'DUPLICATE_OF', 'RELATED'] as const;
export const signalLinkStatusValues = ['DONE', 'NOT_DONE', 'REFUSED', 'UNKNOWN'] as const;
export const signalSortFieldValues = ['ANSWER_DUE_AT', 'CLOSED_AT', 'CREATED_AT', 'ID', 'LAST_RESPONSE_AT', 'PRIORITY', 'STATUS', 'SUBMITTER', 'WORK_CARD_NO'] as const;
export const signalStatusValues = ['BREAKDOWN', 'CLOSED', 'REJECTED', 'SIGNAL'] as const;
export const signalViewValues = ['FREE', 'MINE', 'OVERDUE', 'WAITING'] as const;
export const sortDirectionValues = ['ASC', 'DESC'] as const;
export const toolKindValues = ['ANALYTICS', 'MAP_EDITOR', 'MEASUREMENTS', 'NETWORK_MANAGEMENT', 'REPORTS', 'THEMATIC_MAPS'] as const;
export const userSortFieldValues = ['EMAIL', 'FIRST_NAME', 'IS_ACTIVE', 'LAST_NAME', 'USERNAME'] as const;
export const waterMeterSortFieldValues = ['ADDRESS_DESCRIPTION', 'CARNET', 'CLIENT_NAME', 'CLIENT_NUMBER', 'CREATED_AT', 'FABRIC_NO', 'ID', 'LAST_CHECK_DATE', 'LAST_REPAIR_DATE', 'MODIFIED_AT', 'NEXT_CHECK_DATE', 'OWNERSHIP_TYPE', 'READING'] as const;

export const activityFilterFields = {
  created: { kind: 'dateTimeRange' },
  entities: { kind: 'enums', values: activityEntityValues },
  field: { kind: 'text' },
  ids: { kind: 'ids' },
  recordId: { kind: 'text' },
  traceId: { kind: 'text' },
  username: { kind: 'text' },
} as const;
export const addressFilterFields = {
  addressDescription: { kind: 'text' },
  apartment: { kind: 'text' },
  block: { kind: 'text' },
  clientName: { kind: 'text' },
  clientNumber: { kind: 'text' },
  entrance: { kind: 'text' },
  floor: { kind: 'text' },
  identifier: { kind: 'text' },
  integrity: { kind: 'enum', values: integrityRuleValues, needs: 'IMPORT_TOOLS' },
  streetName: { kind: 'text' },
  streetNumber: { kind: 'text' },
  townName: { kind: 'text' },
  waterMeterFabricNo: { kind: 'text' },
} as const;
export const addressMappingFilterFields = {
  addressDescription: { kind: 'text' },
  apartment: { kind: 'text' },
  block: { kind: 'text' },
  carnetPage: { kind: 'text' },
  clientName: { kind: 'text' },
  clientNumber: { kind: 'text' },
  entrance: { kind: 'text' },
  floor: { kind: 'text' },
  identifier: { kind: 'text' },
  streetName: { kind: 'text' },
  streetNumber: { kind: 'text' },
  townName: { kind: 'text' },
  waterMeterFabricNo: { kind: 'text' },
} as const;
export const breakdownFilterFields = {
  hasLocation: { kind: 'yesNoAny' },
  kevrCategory1Ids: { kind: 'ids' },
  kevrCategory2Ids: { kind: 'ids' },
  priorityIds: { kind: 'ids' },
  repair: { kind: 'dateTimeRange' },
  started: { kind: 'dateTimeRange' },
  streetName: { kind: 'text' },
  townName: { kind: 'text' },
  view: { kind: 'enum', values: breakdownViewValues, needs: 'BREAKDOWN_TOOLS' },
  waterStop: { kind: 'dateTimeRange' },
  words: { kind: 'text', needs: 'BREAKDOWN_TOOLS' },
  workCardNo: { kind: 'text' },
} as const;
export const clientFilterFields = {
  addressDescription: { kind: 'text' },
  apartment: { kind: 'text' },
  block: { kind: 'text' },
  clientName: { kind: 'text' },
  clientNumber: { kind: 'text' },
  clientTypeIds: { kind: 'ids' },
  entrance: { kind: 'text' },
  floor: { kind: 'text' },
  identifier: { kind: 'text' },
  integrity: { kind: 'enum', values: integrityRuleValues, needs: 'IMPORT_TOOLS' },
  streetName: { kind: 'text' },
  streetNumber: { kind: 'text' },
  townName: { kind: 'text' },
  waterMeterFabricNo: { kind: 'text' },
} as const;
export const exceptionFilterFields = {
  created: { kind: 'dateTimeRange' },
  message: { kind: 'text', needs: 'LOG_TOOLS' },
  traceId: { kind: 'text', needs: 'LOG_TOOLS' },
  username: { kind: 'text' },
} as const;
export const groupFilterFields = {
  name: { kind: 'text' },
} as const;
export const importFileFilterFields = {
  addedAt: { kind: 'dateTimeRange' },
  addedBy: { kind: 'text' },
  fileName: { kind: 'text' },
  format: { kind: 'enum', values: importFormatValues },
  isDownloaded: { kind: 'yesNoAny' },
  processedTypes: { kind: 'enums', values: importTypeValues },
  statuses: { kind: 'enums', values: importRunStatusValues, needs: 'IMPORT_TOOLS' },
} as const;
export const logEntryFilterFields = {
  created: { kind: 'dateTimeRange' },
  errorMessage: { kind: 'text' },
  ids: { kind: 'ids' },
  importFileIds: { kind: 'ids' },
  moduleName: { kind: 'text' },
  procedureName: { kind: 'text' },
  traceId: { kind: 'text', needs: 'LOG_TOOLS' },
} as const;
export const nomenclatureFilterFields = {
  description: { kind: 'text' },
  isActive: { kind: 'yesNoAny' },
  name: { kind: 'text' },
} as const;
export const nomenclatureItemFilterFields = {
  code: { kind: 'text' },
  isActive: { kind: 'yesNoAny' },
  nameBg: { kind: 'text' },
  nameEn: { kind: 'text' },
  nomenclatureId: { kind: 'id' },
} as const;
export const signalFilterFields = {
  address: { kind: 'text', needs: 'SIGNAL_SEARCH' },
  breakdownIds: { kind: 'ids', needs: 'BREAKDOWN_TOOLS' },
  channels: { kind: 'enums', values: signalChannelValues, needs: 'SIGNAL_CHANNELS' },
  closed: { kind: 'dateTimeRange' },
  colleague: { kind: 'text', needs: 'SIGNAL_DESK' },
  created: { kind: 'dateTimeRange' },
  hasBreakdown: { kind: 'yesNoAny', needs: 'SIGNAL_DESK' },
  hasNewReply: { kind: 'yesNoAny', needs: 'NEW_REPLIES' },
  ids: { kind: 'ids', needs: 'SIGNAL_SEARCH' },
  lastResponse: { kind: 'dateTimeRange' },
  needsReply: { kind: 'yesNoAny' },
  person: { kind: 'text', needs: 'SIGNAL_SEARCH' },
  phone: { kind: 'text', needs: 'SIGNAL_SEARCH' },
  priorityIds: { kind: 'ids' },
  statuses: { kind: 'enums', values: signalStatusValues },
  submitterIds: { kind: 'ids' },
  view: { kind: 'enum', values: signalViewValues, needs: 'SIGNAL_DESK' },
  words: { kind: 'text', needs: 'SIGNAL_SEARCH' },
  workCardNo: { kind: 'text' },
} as const;
export const submitterFilterFields = {
  name: { kind: 'text' },
} as const;
export const userFilterFields = {
  isActive: { kind: 'yesNoAny' },
  search: { kind: 'text' },
} as const;
export const waterMeterFilterFields = {
  address: { kind: 'text' },
  addressBounds: { kind: 'bounds' },
  addressCreated: { kind: 'dateTimeRange' },
  addressModified: { kind: 'dateTimeRange' },
  apartment: { kind: 'text' },
  apartmentsTotal: { kind: 'decimalRange' },
  block: { kind: 'text' },
  bounds: { kind: 'bounds' },
  carnetCode: { kind: 'text' },
  carnetPage: { kind: 'text' },
  clientIds: { kind: 'ids', needs: 'WATER_METER_TOOLS' },
  clientName: { kind: 'text' },
  clientNumber: { kind: 'text' },
  clientTypeIds: { kind: 'ids' },
  created: { kind: 'dateTimeRange' },
  customersTotal: { kind: 'decimalRange' },
  districtName: { kind: 'text' },
  entrance: { kind: 'text' },
  fabricNo: { kind: 'text' },
  floor: { kind: 'text' },
  integrity: { kind: 'enum', values: integrityRuleValues, needs: 'IMPORT_TOOLS' },
  isClosed: { kind: 'yesNoAny' },
  isGeocoded: { kind: 'yesNoAny' },
  lastCheck: { kind: 'dateRange' },
  lastRepair: { kind: 'dateRange' },
  manufacturerIds: { kind: 'ids' },
  modified: { kind: 'dateTimeRange' },
  municipalityName: { kind: 'text' },
  nextCheck: { kind: 'dateRange' },
  ownershipTypeIds: { kind: 'ids' },
  reading: { kind: 'decimalRange' },
  streetName: { kind: 'text' },
  townGraoCode: { kind: 'text' },
  townName: { kind: 'text' },
  typeIds: { kind: 'ids' },
  zipCode: { kind: 'text' },
} as const;
