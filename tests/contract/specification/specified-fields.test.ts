import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

interface Schema {
  $ref?: string;
  type?: string;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  parameters?: readonly { name: string }[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../../schema/rest.openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

const operationOf = (call: string): Operation => {
  const [method = '', path = ''] = call.split(' ');
  const operation = contract.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The contract has no ${call}.`);
  return operation;
};

/** The schema of an object: without references, null and the list around it. */
const resolve = (schema: Schema | undefined): Schema => {
  if (!schema) return {};
  if (schema.$ref) return resolve(contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  if (schema.anyOf) return resolve(schema.anyOf.find(({ type }) => type !== 'null'));
  return schema.items ? resolve(schema.items) : schema;
};

/** True if the object has the field. The field of a nested object has a path, such as `carnet.page`. */
const hasField = (schema: Schema | undefined, path: string): boolean => {
  const [name = '', ...rest] = path.split('.');
  const field = resolve(schema).properties?.[name];
  return field !== undefined && (rest.length === 0 || hasField(field, rest.join('.')));
};

const responseOf = (call: string): Schema | undefined =>
  operationOf(call).responses['200']?.content?.['application/json']?.schema;
const bodyOf = (call: string): Schema | undefined => operationOf(call).requestBody?.content['application/json']?.schema;

/** The fields of an entity in section 3 of document B. */
const fieldsOf = {
  waterMeter: `id waterMeterFabricNo lastDateOfRepair lastDateOfCheck nextDateOfCheck installationDate calibrationDate
    nextCalibrationDate checkValue waterMeterOwnershipTypeId waterMeterOwnershipType.nameBg waterMeterTypeId
    manufacturerId customersTotal apartamentsTotal latitude longitude clientId addressId svoId mainWaterMeterId
    mainWaterMeter.waterMeterFabricNo auditor.auditorNumber auditor.name audits.date audits.waterMeterValue
    audits.auditor client.clientNumber address.addressDescription createdOn modifiedOn`,
  address: `id waterMeterId districtName municipalityName fullAddress townGraoCode townName streetGraoCode streetName
    streetNumber addressDescription block entrance floor apartment zipCode carnet.carnetCode carnet.page createdOn
    modifiedOn latitude longitude client`,
  client: `clientId id clientNumber egn name clientTypeId clientType.code clientType.nameBg createdOn modifiedOn
    addresses.fullAddress`,
  selection: 'watermeterID svoID markerLng markerLat source projectId',
  nomenclature: 'id name description isActive createdOn lastModifiedOn',
  nomenclatureItem: 'id code nameBg nameEn isActive',
  importFile: 'id fileName contentMimeType fileSize attachedByUser createdOn checkSum downloaded processedMask',
  importResult: 'type message additionalMessages resultData.bad resultData.invalid',
  logEntry: 'id errorMessage modulName procedureName createdOn importFileId',
  exception: 'dateCreated message stacktrace traceId',
  // `groups` and `attributes` are missing on purpose: groups have calls of their own, attributes hold rights.
  user: 'id username email firstName lastName enabled',
  userPassword: 'userPassword.type userPassword.value userPassword.temporary',
  named: 'id name',
  // Each list of roles of a module has a call of its own.
  module: 'id clientId',
};

const items = (fields: string): string => fields.trim().replaceAll(/\S+/g, 'items.$&');

const { waterMeter, address, client, user } = fieldsOf;
const newMeter = `waterMeterFabricNo latitude longitude lastDateOfRepair lastDateOfCheck checkValue nextDateOfCheck
  waterMeterTypeId waterMeterOwnershipTypeId manufacturerId customersTotal apartamentsTotal clientId addressId`;

test.each([
  ['GET /api/WaterMeter/GetWaterMeterlById', waterMeter],
  ['GET /api/WaterMeter/GetWaterMeterList', items(waterMeter.replaceAll(/audits\.\S+/g, ''))],
  ['GET /api/Client/getClientById', client],
  ['GET /api/Client/GetClientList', items(client)],
  ['GET /api/Address/GetAddressById', address],
  ['GET /api/Address/GetAddressList', items(address)],
  ['GET /api/Address/GetAddressMappingList', items(address)],
  ['GET /api/nomenclatures/GetNomenclaturesList', items(fieldsOf.nomenclature)],
  ['GET /api/nomenclatures/getItemsNomenclatureList', items(fieldsOf.nomenclatureItem)],
  ['GET /api/ImportFile/GetImportFileList', items(fieldsOf.importFile)],
  ['POST /api/ImportFile/ImportFile', fieldsOf.importResult],
  ['GET /api/Logs/GetLogsList', items(fieldsOf.logEntry)],
  ['GET /api/Logs/GetExceptionLogsList', items(fieldsOf.exception)],
  ['GET /api/Account/GetUserByIdFromKeycloak', user],
  ['GET /api/Account/GetGroupsFromKeycloak', fieldsOf.named],
  ['GET /api/Account/GetAllClientsFromKeycloak', fieldsOf.module],
  ['GET /api/Account/GetClientAssignedRolesByUserIdFromKeycloak', fieldsOf.named],
])('WM-14 the response of %s has the fields of the specification', (call, fields) => {
  const missing = fields
    .trim()
    .split(/\s+/)
    .filter((field) => !hasField(responseOf(call), field));
  expect(missing).toEqual([]);
});

test.each([
  ['POST /api/WaterMeter/CreateWaterMeter', newMeter],
  ['POST /api/WaterMeter/Update', 'installationDate calibrationDate nextCalibrationDate'],
  ['POST /api/WaterMeter/SnapWatermeterToLine', fieldsOf.selection],
  ['POST /api/WaterMeter/PreviewSnap', fieldsOf.selection],
  [
    'POST /api/WaterMeter/UpdateWaterMeterAddress',
    'addressDescription streetName block entrance floor apartment waterMeterId',
  ],
  ['POST /api/Client/createClient', 'clientNumber name egn clientTypeId'],
  ['POST /api/Client/updateClient', 'clientId clientNumber name egn clientTypeId'],
  ['POST /api/Account/CreateUserForKeycloak', `${user} ${fieldsOf.userPassword}`],
])('WM-5 WM-14 the body of %s has the fields of the specification', (call, fields) => {
  const missing = fields
    .trim()
    .split(/\s+/)
    .filter((field) => !hasField(bodyOf(call), field));
  expect(missing).toEqual([]);
});

const ranges = `lastDateOfRepair lastDateOfCheck checkValue nextDateOfCheck customersTotal apartamentsTotal createdOn
  modifiedOn addressCreatedOn addressModifiedOn`.replaceAll(/\S+/g, '$&From $&To');
const addressFilters = `townName addressDescription streetName streetNumber block entrance floor apartment clientNumber
  clientName waterMeterFabricNo`;

/** The filters in section 3 of document B, without EGN and EIK, which must not be in a URL. */
test.each([
  [
    'WM-3',
    'GET /api/WaterMeter/GetWaterMeterList',
    `${ranges} waterMeterFabricNo geoRegion waterMeterTypeCode waterMeterType waterMeterOwnershipTypeId manufacturerCode
      manufacturer clientNumber clientName clientTypeId district municipality townGraoCode street town block entrance
      floor apartment zipCode addressCarnetNo addressCarnetPage addressGeoRegion isGeocoded closed userId`,
  ],
  ['AD-3', 'GET /api/Address/GetAddressList', addressFilters],
  ['AD-2 AD-3', 'GET /api/Address/GetAddressMappingList', `${addressFilters} CarnetPage`],
  [
    'CL-3',
    'GET /api/Client/GetClientList',
    `clientNumber clientName clientTypeId townName streetName streetNumber block entrance floor apartment
      waterMeterFabricNo`,
  ],
])('%s %s has the filters of the specification, and paging and sorting', (_id, call, names) => {
  const parameters = operationOf(call).parameters?.map(({ name }) => name) ?? [];
  expect(parameters).toEqual(expect.arrayContaining(names.trim().split(/\s+/)));
  expect(parameters).toEqual(expect.arrayContaining(['page', 'itemsPerPage', 'sortBy', 'sortDesc']));
});

test.each([
  ['WM-3', 'POST /struma/water-meters/list', 'clientEGN'],
  ['CL-3', 'POST /struma/clients/list', 'egn'],
  ['AD-3', 'POST /struma/addresses/list', 'egn'],
  ['AD-3', 'POST /struma/address-mappings/list', 'egn'],
])('%s %s accepts the EGN in the body', (_id, call, field) => {
  expect(hasField(bodyOf(call), field)).toBe(true);
});
