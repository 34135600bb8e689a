/** One REST call of the specification. */
export interface SpecifiedCall {
  /** Document A or B of the specification. */
  document: 'A' | 'B';
  method: string;
  path: string;
  /** Query parameters that the documents name. */
  parameters: readonly string[];
  body: 'none' | 'json' | 'form';
  /** Root field of the GraphQL schema, or route of the gateway, that leads to the call. */
  reachedBy: string;
}

const paging = 'page itemsPerPage sortBy sortDesc';

/** Parses lines of method, path, parameters in brackets, body and, after the arrow, a field or route (`reachedBy`). */
const parse = (document: 'A' | 'B', lines: string): SpecifiedCall[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, method = '', path = '', parameters = '', body = 'none', reachedBy = ''] =
        /^\s*(\w+) (\S+)(?: \[(.*?)\])?(?: (json|form))? → (.+)$/.exec(line) ?? [];
      if (!reachedBy) throw new Error(`Not a call: ${line}`);
      const names = parameters.split(' ').filter(Boolean);
      return { document, method, path, parameters: names, body: body as SpecifiedCall['body'], reachedBy };
    });

/** Section 7 of document A. */
const documentA = parse(
  'A',
  `GET /api/Account/GetCurrentUserInfo → session
   GET /api/account/IsProductionEnvironment → environment
   GET /api/status/GetStatusAsKeyValuePairList → signalStatuses
   GET /api/priority/GetPriorityAsKeyValuePairList → priorities
   GET /api/kevrsecondarycategory/GetKEVRSecondaryCategoriesAsKeyValuePairList → kevrCategories2
   GET /api/kevrcategory/GetKEVRCategoriesAsKeyValuePairList → kevrCategories1
   GET /api/user/GetUserAsKeyValuePairList [userId] → submitters
   GET /api/signal/GetSignalList [userId ${paging}] → signals
   POST /api/signal/ChangeSignalStatus [signalId status] → changeSignalStatus
   GET /api/signal/GetSignalDetails [signalId] → signal
   GET /api/signal/getAttachmentsInfoBySignalId [signalId] → signal
   GET /api/response/GetResponsesList [signalId] → signal
   POST /api/response/CreateResponse/ [signalId message fromClient] form → replyToSignal
   POST /api/signal/createSignal/ [title latitude longitude message] form → submitSignal
   GET /api/Attachment/DownloadAttachmentFile/ [responseId attachmentOrderNumber] → /files/responses/:id/attachments/:order
   GET /api/Attachment/DownloadAttachmentFileBySignalId/ [signalId attachmentOrderNumber] → /files/signals/:id/attachments/:order
   GET /api/Attachment/DownloadAllAttachmentsBySignalId/ [signalId] → /files/signals/:id/attachments.zip
   GET /api/breakdown/GetBreakdownsList [${paging}] → breakdowns
   GET /api/Breakdown/ExportAll → /files/breakdowns.csv
   GET /api/breakdown/GetBreakdownById [breakdownId] → breakdown
   POST /api/breakdown/Update [id] → updateBreakdown
   POST /api/breakdown/Create json → createBreakdown
   GET /api/breakdown/AddSignalToBreakdown [breakdownId signalId] → linkSignals
   GET /api/breakdown/RemoveSignalFromBreakdown [signalId] → unlinkSignals
   GET /reverse [lat lon] → reverseGeocode
   GET /wms [SERVICE VERSION REQUEST LAYERS QUERY_LAYERS CRS BBOX WIDTH HEIGHT I J] → pipeAt
   GET /warehouse/SearchByAddress [address] → geocode
   GET /warehouse/GetWMSLayers → wmsLayers`,
);

const levels = ['Description', 'StreetName', 'Block', 'Entrance', 'Floor', 'Apartment'];

/** Section 7 of document B. */
const documentB = parse(
  'B',
  `GET /api/WaterMeter/GetWaterMeterList [userId ${paging}] → waterMeters
   GET /api/WaterMeter/GetWaterMeterlById [waterMeterId] → waterMeter
   POST /api/WaterMeter/CreateWaterMeter json → createWaterMeter
   POST /api/WaterMeter/Update json → updateWaterMeter
   POST /api/WaterMeter/SnapWatermeterToLine json → snapWaterMeter
   POST /api/WaterMeter/PreviewSnap json → svoSnapPreview
   ${levels.map((level) => `GET /api/WaterMeter/GetAddressProperty${level}DropdownItemsAsKeyValuePairList → addressOptions`).join('\n')}
   POST /api/WaterMeter/UpdateWaterMeterAddress json → updateWaterMeterAddress
   GET /api/Audit/getAuditorsAsKeyValuePairList → auditors
   GET /api/Client/getClientById [clientId] → client
   POST /api/Client/updateClient json → updateClient
   POST /api/Client/createClient json → createClient
   GET /api/WaterMeter/getWaterMeterTypesAsKeyValuePairList → waterMeterTypes
   GET /api/WaterMeter/getManufacturersAsKeyValuePairList → manufacturers
   GET /api/WaterMeter/getClientTypesAsKeyValuePairList → clientTypes
   GET /api/WaterMeter/getDistrictsAsKeyValuePairList → districts
   GET /api/WaterMeter/getMunicipalitiesAsKeyValuePairList → municipalities
   GET /api/WaterMeter/getTownGraoCodesAsKeyValuePairList → towns
   GET /api/WaterMeter/getStreetsAsKeyValuePairList → streets
   GET /api/WaterMeter/getAddressesAsKeyValuePairList → addressChoices
   GET /api/WaterMeter/getClientsAsKeyValuePairList → clientChoices
   GET /api/WaterMeter/getCarnetsAsKeyValuePairList → carnets
   GET /api/WaterMeter/getWaterMeterOwnershipTypesAsKeyValuePairList → waterMeterOwnershipTypes
   GET /warehouse/GetMapDefinition [projectID] → mapDefinition
   GET /lines/src_lines_w/1 → svoLine
   GET /api/nomenclatures/GetNomenclaturesList [${paging}] → nomenclatures
   GET /api/nomenclatures/getItemsNomenclatureList [nomenclatureId ${paging}] → nomenclatureItems
   GET /api/nomenclatures/GetItemNomenclatureByNomenclatureIdByItemNomenclatureId [nomenclatureId itemNomenclatureid] → nomenclatureItem
   POST /api/nomenclatures/createItemNomenclature [nomenclatureId] json → createNomenclatureItem
   POST /api/nomenclatures/updateItemNomenclature [nomenclatureId] json → updateNomenclatureItem
   GET /api/ImportFile/CheckDataIntegrity → dataIntegrity
   GET /api/ImportFile/GetImportFileList [${paging} processedMask] → imports
   GET /api/ImportFile/getTypeImportsAsKeyValuePairList → importTypes
   POST /api/ImportFile/ImportFile [importDefId] form → /files/imports
   GET /api/ImportFile/DownloadImportedFile/ [importFileId] → /files/imports/:id/file
   GET /api/ImportFile/DownloadErrorFile/ [importFileName erroFileName] → /files/imports/:id/errors
   GET /api/Logs/GetLogsList [userId ${paging}] → logEntries
   GET /api/Logs/GetExceptionLogsList [${paging}] → exceptions
   GET /api/Account/GetAllClientsFromKeycloak → user
   GET /api/Account/GetUsersFromKeycloak → users
   GET /api/Account/GetUserByIdFromKeycloak [Id] → user
   POST /api/Account/CreateUserForKeycloak json → createUser
   PUT /api/Account/UpdateUserForKeycloak json → updateUser
   GET /api/Account/GetClientAvailableRolesByUserIdFromKeycloak [userId clientId] → user
   GET /api/Account/GetClientAssignedRolesByUserIdFromKeycloak [userId clientId] → user
   POST /api/Account/AssingClientRolesToUser [userId clientId] json → addUserRoles
   DELETE /api/Account/RemoveClientRolesFromUser [userId clientId] json → removeUserRoles
   GET /api/Account/GetGroupsFromKeycloak → groups
   GET /api/Account/GetGroupByIdFromKeycloak [Id] → group
   GET /api/Account/GetClientAssignedRolesByGroupIdFromKeycloak [groupId clientId] → group
   GET /api/Account/GetClientAvailableRolesByGroupIdFromKeycloak [groupId clientId] → group
   POST /api/Account/AssingClientRolesToGroup [groupId clientId] json → addGroupRoles
   DELETE /api/Account/RemoveClientRolesFromGroup [groupId clientId] json → removeGroupRoles
   GET /api/Account/GetUserGroupsFromKeycloak [userId] → user
   PUT /api/Account/AddUserToGroup [userId groupId] → addUserToGroup
   DELETE /api/Account/RemoveUserFromGroup [userId groupId] → removeUserFromGroup
   POST /api/Account/CreateGroupForKeycloak [name] → createGroup
   PUT /api/Account/UpdateGroupForKeycloak json → renameGroup
   DELETE /api/Account/DeleteGroupFromKeycloak [Id] → deleteGroup`,
);

/** The REST calls of section 7 of both documents. */
export const specifiedCalls: readonly SpecifiedCall[] = [...documentA, ...documentB];
